import { isApiError } from './api-error';

const framePattern = /:\d+:\d+\)?$/;

/**
 * Appends the caller's stack frames to the error of a failed call and returns the error. The frames of the error begin where the
 * response arrived, so they do not name the module that made the call.
 * @param called an error created when the call was made; its stack is read only on a failure, since that costs milliseconds
 */
export function withCaller(error: unknown, called: Error): unknown {
  if (!isApiError(error)) return error;
  const frames = (called.stack ?? '').split('\n').filter((line) => framePattern.test(line));
  error.stack = [error.stack ?? '', ...frames].join('\n');
  return error;
}
