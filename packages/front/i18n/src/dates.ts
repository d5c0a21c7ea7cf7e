import type { EditablePreferences } from '@escale/contracts';
import { dateFormatter } from './date-formatter';
import { languageTag } from './text-tools';
import { zonedTime } from './zoned-time';

/** Language, time zone and formats: the user's preferences, or the French defaults (§9). */
export type Locale = Pick<EditablePreferences, 'language' | 'timezone' | 'dateFormat' | 'timeFormat'>;

/** Shown instead of an unreadable date. */
const unknownDate = '—';

/** Formats the time of day in the 12-hour format. */
function formatTwelveHours(date: Date, { language, timezone: timeZone }: Locale): string {
  const tag = language === 'ar' ? languageTag('ar') : 'en-US';
  return dateFormatter(tag, { timeZone, hour: '2-digit', minute: '2-digit', hour12: true }).format(date);
}

const padDigits = (value: number, count = 2) => String(value).padStart(count, '0');

/** Returns the date of an ISO 8601 instant; `null` for a malformed one, for which `Intl` throws a `RangeError`. */
export function parseDate(iso: string): Date | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * Formats the date of an ISO 8601 instant in the user's format and time zone, e.g. `21/11/2026`; '—' for a malformed
 * one (readings, 'Truth on screen').
 */
export function formatDate(iso: string, locale: Locale): string {
  const date = parseDate(iso);
  if (date === null) return unknownDate;
  const { year, month, day } = zonedTime(date, locale.timezone);
  return locale.dateFormat
    .replace('DD', padDigits(day))
    .replace('MM', padDigits(month))
    .replace('YYYY', padDigits(year, 4));
}

/**
 * Formats the time of an ISO 8601 instant in the user's time zone: `08:14`, or `08:14 AM` in the 12-hour format; '—'
 * for a malformed one.
 */
export function formatTime(iso: string, locale: Locale): string {
  const date = parseDate(iso);
  if (date === null) return unknownDate;
  if (locale.timeFormat === '12h') return formatTwelveHours(date, locale);
  const { hour, minute } = zonedTime(date, locale.timezone);
  return `${padDigits(hour)}:${padDigits(minute)}`;
}

/** Formats date and time of an ISO 8601 instant, e.g. `21/11/2026 08:14`; '—' for a malformed one. */
export function formatDateTime(iso: string, locale: Locale): string {
  if (parseDate(iso) === null) return unknownDate;
  return `${formatDate(iso, locale)} ${formatTime(iso, locale)}`;
}
