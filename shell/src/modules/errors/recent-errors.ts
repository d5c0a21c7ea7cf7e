/** So many errors within a minute are too many: the page that they come from ends, and no more of them are reported. */
export const tooManyErrors = 3;

const withinMs = 60_000;

/** Counts the errors of the last minute. */
export function createRecentErrors() {
  let times: number[] = [];
  return {
    /** Counts one more. Returns how many there are with it. */
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
