import { isApiError } from './api-error';

const frame = /:\d+:\d+\)?$/;

/** Returns the stack frames of the caller, as text. */
export function callerFrames(): string {
  const lines = (new Error().stack ?? '').split('\n');
  return lines.filter((line) => frame.test(line)).join('\n');
}

/**
 * Appends the caller's stack frames to those of a failed call, which only start where the response arrived. The stack
 * then names the module that made the call. Returns the error.
 */
export function withCaller(error: unknown, frames: string): unknown {
  if (isApiError(error)) error.stack = `${error.stack ?? ''}\n${frames}`;
  return error;
}
