/** How long a person waits for a module at most: registry, manifest, descriptor and scripts, retries included. */
export const loadDeadlineMs = 20_000;

/** Signal of one load. It aborts after `loadDeadlineMs`; `clear` keeps it from aborting at all. */
export interface Deadline {
  readonly signal: AbortSignal;
  clear: () => void;
}

/** Starts the deadline of one load. */
export function createDeadline(): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new Error(`no module after ${loadDeadlineMs} ms`)),
    loadDeadlineMs,
  );
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}

/**
 * Settles as `work` does, but rejects with the reason of the signal once the signal has aborted. Work that watches the
 * signal itself gets to reject first, with a better reason.
 */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => setTimeout(() => reject(signal.reason as Error), 0);
    if (signal.aborted) handleAbort();
    signal.addEventListener('abort', handleAbort, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort));
  });
}
