export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Before 12 it is morning, before 18 afternoon, else evening (§2 'Dashboard'), in the user's time zone. */
export function partOfDay(now: Date, timezone: string): PartOfDay {
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: timezone });
  const current = Number(hour.format(now));
  if (current < 12) return 'morning';
  return current < 18 ? 'afternoon' : 'evening';
}
