/** A request that the service refuses, with the message for the caller. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: number,
    /** A code for programs. */
    readonly code: string,
    message: string,
    /** After how many seconds the request may be repeated. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}
