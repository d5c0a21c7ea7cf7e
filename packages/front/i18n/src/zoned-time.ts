import { dateFormatter } from './date-formatter';

/** Date and time of day in a time zone; the month counts from 1. */
export interface ZonedTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** What is used of `Temporal`, which TypeScript does not know by this target and not every browser has. */
interface WithTemporal {
  Temporal?: {
    Instant: {
      fromEpochMilliseconds: (ms: number) => { toZonedDateTimeISO: (timezone: string) => ZonedTime };
    };
  };
}

const allParts: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/**
 * Returns an instant in a time zone. The first formatter of a page costs Chromium 10 ms; `Temporal` has none. Throws a
 * `RangeError` for an unknown zone.
 */
export function zonedTime(date: Date, timezone: string): ZonedTime {
  const { Temporal } = globalThis as WithTemporal;
  if (Temporal !== undefined)
    return Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(timezone);
  const { year, month, day, hour, minute } = Object.fromEntries(
    dateFormatter('en-GB', { ...allParts, timeZone: timezone })
      .formatToParts(date)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return {
    year: year ?? NaN,
    month: month ?? NaN,
    day: day ?? NaN,
    hour: hour ?? NaN,
    minute: minute ?? NaN,
  };
}
