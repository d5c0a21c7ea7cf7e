/** An error at start-up that the operator can fix, shown as one message without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
