import { dateFormatter } from './date-formatter';

/** Date and time of day in a time zone; the month counts from 1. */
export interface ZonedTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const zonedTimeFormat: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/** Returns the date and time of day of an instant in a time zone. Throws a `RangeError` for an unknown time zone. */
export function zonedTime(date: Date, timezone: string): ZonedTime {
  const { year, month, day, hour, minute } = Object.fromEntries(
    dateFormatter('en-GB', { ...zonedTimeFormat, timeZone: timezone })
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
