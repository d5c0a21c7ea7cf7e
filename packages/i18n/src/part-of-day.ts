export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Returns the part of day in a time zone: morning before 12, afternoon before 18, else evening (§2 'Dashboard'). */
export function partOfDay(now: Date, timezone: string): PartOfDay {
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: timezone });
  const current = Number(hour.format(now));
  if (current < 12) return 'morning';
  return current < 18 ? 'afternoon' : 'evening';
}
