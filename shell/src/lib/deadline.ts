/** The longest time that a user waits for a module: registry, manifest, descriptor and scripts, retries included. */
export const loadDeadlineMs = 20_000;

/** The signal of one wait. It aborts after `loadDeadlineMs`; `clear` cancels the deadline, `abandon` ends the wait now. */
export interface Deadline {
  readonly signal: AbortSignal;
  clear: () => void;
  abandon: () => void;
}

class DeadlineExpired extends Error {}

/** True if the deadline has passed; false for an abandoned wait. */
export const hasExpired = ({ reason }: AbortSignal): boolean => reason instanceof DeadlineExpired;

/** Starts the deadline of one wait. */
export function createDeadline(): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DeadlineExpired(`no module after ${loadDeadlineMs} ms`)),
    loadDeadlineMs,
  );
  const clear = () => clearTimeout(timer);
  const abandon = () => {
    clear();
    controller.abort();
  };
  return { signal: controller.signal, clear, abandon };
}

/**
 * Settles as `work` does, but rejects with the signal's reason once the signal has aborted. If `work` also watches the signal, it
 * can reject first, with a more precise reason.
 */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => setTimeout(() => reject(signal.reason as Error), 0);
    if (signal.aborted) handleAbort();
    signal.addEventListener('abort', handleAbort, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort));
  });
}
