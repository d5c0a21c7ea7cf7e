/** After this many errors of a module in a minute, the shell replaces a page without unsaved work and reports no further errors. */
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
