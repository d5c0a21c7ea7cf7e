/** A refusal that the person at the command line can mend; its message says what is wrong and what to do. */
export class PublishError extends Error {
  override name = 'PublishError';
}
