import { TZDate } from '@date-fns/tz';
import { addDays, addMinutes } from 'date-fns';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const dayWithTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * The first year in which entries are possible. An earlier year, such as 0002, means that the user
 * is still typing. `Date` would read a year below 100 as 19xx.
 */
const firstPossibleYear = 1970;

/** Returns the instant of `2026-11-21` or `2026-11-21T08:00` in a time zone; `null` unless the text is a date from 1970 on. */
function instantOf(text: string, timezone: string): TZDate | null {
  if (!dayPattern.test(text) && !dayWithTimePattern.test(text)) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  if (year < firstPossibleYear) return null;
  const date = new TZDate(year, month - 1, day, hour, minute, timezone);
  const isReal = date.getMonth() === month - 1 && date.getDate() === day && hour < 24 && minute < 60;
  return isReal ? date : null;
}

/** True for a day from 1970 on, with or without a time, that exists in the calendar. */
export const isMoment = (text: string): boolean => instantOf(text, 'UTC') !== null;

/** Returns the instant (epoch milliseconds) at which a day or minute starts; `-Infinity` if the text is not a date. */
export function startInstant(text: string, timezone: string): number {
  return instantOf(text, timezone)?.getTime() ?? Number.NEGATIVE_INFINITY;
}

/** Returns the first instant (epoch milliseconds) after a day or minute; `Infinity` if the text is not a date. */
export function endInstant(text: string, timezone: string): number {
  const date = instantOf(text, timezone);
  if (date === null) return Number.POSITIVE_INFINITY;
  return (dayPattern.test(text) ? addDays(date, 1) : addMinutes(date, 1)).getTime();
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * Returns the range that covers the day or the hour of a moment. Both ends are the day itself, or
 * the first and the last minute of the hour.
 */
export function rangeAround(
  moment: Date,
  unit: 'day' | 'hour',
  timezone: string,
): { from: string; to: string } {
  const zoned = new TZDate(moment.getTime(), timezone);
  const day = `${zoned.getFullYear()}-${twoDigits(zoned.getMonth() + 1)}-${twoDigits(zoned.getDate())}`;
  if (unit === 'day') return { from: day, to: day };
  const hour = `${day}T${twoDigits(zoned.getHours())}`;
  return { from: `${hour}:00`, to: `${hour}:59` };
}
