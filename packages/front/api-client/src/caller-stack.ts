import { isApiError } from './api-error';

const framePattern = /:\d+:\d+\)?$/;

/**
 * Appends the caller's stack frames to the error of a failed call and returns the error. Without
 * them, the stack would begin where the response arrived, and would not name the calling module.
 * @param called an error created when the call was made; its stack is read only after a failure,
 * since reading it takes milliseconds
 */
export function withCaller(error: unknown, called: Error): unknown {
  if (!isApiError(error)) return error;
  const frames = (called.stack ?? '').split('\n').filter((line) => framePattern.test(line));
  error.stack = [error.stack ?? '', ...frames].join('\n');
  return error;
}
