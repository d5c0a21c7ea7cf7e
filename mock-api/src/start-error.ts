/** A reason not to start, shown to the operator as one sentence without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
