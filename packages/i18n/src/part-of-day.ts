export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** What is used of `Temporal`, which TypeScript does not know by this target and not every browser has. */
interface WithTemporal {
  Temporal?: {
    Instant: {
      fromEpochMilliseconds: (ms: number) => { toZonedDateTimeISO: (timezone: string) => { hour: number } };
    };
  };
}

/** The first formatter of a page costs Chromium 15 ms; `Temporal` has none. */
function hourIn(timezone: string, now: Date): number {
  const { Temporal } = globalThis as WithTemporal;
  if (Temporal !== undefined)
    return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone).hour;
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: timezone });
  return Number(hour.format(now));
}

/** Returns the part of day in a time zone: morning before 12, afternoon before 18, else evening (§2 'Dashboard'). */
export function partOfDay(now: Date, timezone: string): PartOfDay {
  const hour = hourIn(timezone, now);
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
