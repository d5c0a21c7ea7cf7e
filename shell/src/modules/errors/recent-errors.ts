/**
 * At this many errors of a module in a minute, the shell replaces the module's page. A page with unsaved work stays; its further
 * errors are not reported.
 */
export const tooManyErrors = 3;

const windowMs = 60_000;

/** Counts the errors of the last minute. */
export function createRecentErrorCounter() {
  let times: number[] = [];
  return {
    /** Counts one more error and returns the total. */
    add: (): number => {
      const now = Date.now();
      times = [...times.filter((at) => now - at < windowMs), now];
      return times.length;
    },
    forget: (): void => {
      times = [];
    },
  };
}
