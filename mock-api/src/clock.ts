/** Returns the current time; tests pass their own clock. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const secondsMs = 1_000;
export const minutesMs = 60 * secondsMs;
export const hoursMs = 60 * minutesMs;
export const daysMs = 24 * hoursMs;

/**
 * The server ignores a record dated further in the future than this: the record was written before
 * the clock was set back.
 */
export const clockSkewMs = 60 * secondsMs;

/** Returns the time `ms` milliseconds after a moment, or before that moment if `ms` is negative. */
export function addMs(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
