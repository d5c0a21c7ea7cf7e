import { secondsMs } from '../clock';

const pauseMs = 2 * secondsMs;

export interface Repeated {
  /** Resolves when work that began after this call is done. */
  run: () => Promise<void>;
  stop: () => void;
}

/**
 * Work of which one run at a time goes on: whoever asks meanwhile waits for another one, and what fails is repeated. So what it
 * has read last is what was there last.
 */
export function repeatUntilDone(work: () => Promise<void>, report: (error: unknown) => void): Repeated {
  let last: Promise<void> = Promise.resolve();
  let isWaiting = false;
  let isStopped = false;
  const attempt = async (): Promise<void> => {
    isWaiting = false;
    while (!isStopped)
      try {
        return await work();
      } catch (error) {
        report(error);
        await new Promise<void>((resolve) => setTimeout(resolve, pauseMs).unref());
      }
  };
  return {
    run: () => {
      if (!isWaiting) {
        isWaiting = true;
        last = last.then(attempt);
      }
      return last;
    },
    stop: () => {
      isStopped = true;
    },
  };
}
