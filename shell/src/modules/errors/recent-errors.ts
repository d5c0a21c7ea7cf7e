/** With this many errors in a minute, a page without unsaved work is replaced; further errors are not reported. */
export const tooManyErrors = 3;

const withinMs = 60_000;

/** Counts the errors of the last minute. */
export function createRecentErrors() {
  let times: number[] = [];
  return {
    /** Counts one more error and returns the total. */
    add: (): number => {
      const now = Date.now();
      times = [...times.filter((at) => now - at < withinMs), now];
      return times.length;
    },
    forget: (): void => {
      times = [];
    },
  };
}
