/** A configuration error, shown to the operator as one message without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
