/** Error budget per minute. Once exceeded, the page is replaced and reporting stops. */
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
