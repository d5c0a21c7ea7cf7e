import pRetry from 'p-retry';

/** How long one attempt to load a file of a module may take. */
export const attemptTimeoutMs = 10_000;

export interface RetryOptions {
  /** Ends the retries when it aborts. A running attempt has to watch the signal itself. */
  signal?: AbortSignal;
  /** False for a failure that another attempt would not change. Default: retry all. */
  shouldRetry?: (error: unknown) => boolean;
}

/**
 * Runs an attempt, numbered from 1, at most three times, with pauses of 400 and 1,200 ms. Rejects with the error of the last
 * attempt, or with the signal's reason.
 */
export function withRetries<T>(
  attempt: (attemptNumber: number) => Promise<T>,
  { signal, shouldRetry = () => true }: RetryOptions = {},
): Promise<T> {
  return pRetry(attempt, {
    retries: 2,
    minTimeout: 400,
    factor: 3,
    shouldRetry: ({ error }) => shouldRetry(error),
    ...(signal && { signal }),
  });
}
