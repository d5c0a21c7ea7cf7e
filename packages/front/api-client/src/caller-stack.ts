import { isApiError } from './api-error';

const frame = /:\d+:\d+\)?$/;

/**
 * Appends the caller's stack frames to those of a failed call, which only start where the response arrived. The stack then names
 * the module that made the call. Returns the error.
 * @param called an error created at the call; its stack is read only on a failure, since that costs milliseconds
 */
export function withCaller(error: unknown, called: Error): unknown {
  if (!isApiError(error)) return error;
  const frames = (called.stack ?? '').split('\n').filter((line) => frame.test(line));
  error.stack = [error.stack ?? '', ...frames].join('\n');
  return error;
}
