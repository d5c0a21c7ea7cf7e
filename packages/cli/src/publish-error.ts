/** An error that the user can fix; its message says what is wrong and what to do. */
export class PublishError extends Error {
  override name = 'PublishError';
}
