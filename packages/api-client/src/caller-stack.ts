import { isApiError } from './api-error';

const frame = /:\d+:\d+\)?$/;

/** The frames below the one who asks: the files whose code makes a call. */
export function callerFrames(): string {
  const lines = (new Error().stack ?? '').split('\n');
  return lines.filter((line) => frame.test(line)).join('\n');
}

/**
 * Puts the frames of the call under those of its failure, whose own begin where the answer arrived: so the stack names
 * the module that made the call.
 */
export function withCaller(error: unknown, frames: string): unknown {
  if (isApiError(error)) error.stack = `${error.stack ?? ''}\n${frames}`;
  return error;
}
