/** Gives the present moment; tests bring their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const secondsMs = 1_000;
export const minutesMs = 60 * secondsMs;
export const hoursMs = 60 * minutesMs;
export const daysMs = 24 * hoursMs;

/** The moment `ms` after (or, negative, before) another. */
export function later(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
