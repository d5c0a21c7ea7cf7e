/** An error that the user can fix; its message names the problem and the remedy. */
export class PublishError extends Error {
  override name = 'PublishError';
}
