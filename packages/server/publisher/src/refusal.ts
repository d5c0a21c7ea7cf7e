/** A request that the service does not carry out, with the words for the caller. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: number,
    /** For programs. */
    readonly code: string,
    message: string,
    /** After how many seconds the request may be repeated. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}
