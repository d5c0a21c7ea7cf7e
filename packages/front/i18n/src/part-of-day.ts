import { zonedTime } from './zoned-time';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Returns the part of the day in a time zone: morning before 12, afternoon before 18, else evening (§2 'Dashboard'). */
export function partOfDay(now: Date, timezone: string): PartOfDay {
  const { hour } = zonedTime(now, timezone);
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
