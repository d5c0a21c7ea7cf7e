import { dateFormats, defaultPreferences, languages, timeFormats, timezones } from '@escale/contracts';
import type { Locale } from './dates';
import { zonedTime } from './zoned-time';

const knownValue = <T extends string>(values: readonly T[], value: string, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise;

/** True for a time zone that the product lists or this browser knows. The server may know zones that are newer than the browser. */
function isKnownTimezone(timezone: string): boolean {
  if (timezones.some((one) => one === timezone)) return true;
  try {
    zonedTime(new Date(), timezone);
    return true;
  } catch {
    return false;
  }
}

/** Returns the locale from a user's preferences; an unknown language, time zone or format becomes the default (§9). */
export function knownLocale({
  language,
  timezone,
  dateFormat,
  timeFormat,
}: Readonly<Record<keyof Locale, string>>): Locale {
  return {
    language: knownValue(languages, language, defaultPreferences.language),
    timezone: isKnownTimezone(timezone) ? timezone : defaultPreferences.timezone,
    dateFormat: knownValue(dateFormats, dateFormat, defaultPreferences.dateFormat),
    timeFormat: knownValue(timeFormats, timeFormat, defaultPreferences.timeFormat),
  };
}
