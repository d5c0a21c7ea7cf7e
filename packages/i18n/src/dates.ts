import type { EditablePreferences } from '@escale/contracts';
import { languageTag } from './text-tools';

/** Language, time zone and formats: the user's preferences, or the French defaults (§9). */
export type Locale = Pick<EditablePreferences, 'language' | 'timezone' | 'dateFormat' | 'timeFormat'>;

/** Shown in place of a date that cannot be read. */
const unknownDate = '—';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached: creating one costs a hundred times its use, and tables format every row. */
function formatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formatters.set(key, known);
  return known;
}

function parts(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const { timezone: timeZone } = locale;
  return Object.fromEntries(
    formatter('fr-FR', { timeZone, ...options })
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
}

/** Returns the date of an ISO 8601 instant; `null` for a malformed one, for which `Intl` throws a `RangeError`. */
export function parseDate(iso: string): Date | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * Formats the date of an ISO 8601 instant in the user's format and time zone, e.g. `21/11/2026`; '—' for a malformed
 * one (readings).
 */
export function formatDate(iso: string, locale: Locale): string {
  const date = parseDate(iso);
  if (date === null) return unknownDate;
  const {
    day = '',
    month = '',
    year = '',
  } = parts(date, locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  return locale.dateFormat.replace('DD', day).replace('MM', month).replace('YYYY', year);
}

/**
 * Formats the time of an ISO 8601 instant in the user's time zone: `08:14`, or `08:14 AM` in the 12-hour format; '—'
 * for a malformed one.
 */
export function formatTime(iso: string, locale: Locale): string {
  const date = parseDate(iso);
  if (date === null) return unknownDate;
  const halfDays = locale.language === 'ar' ? languageTag('ar') : 'en-US';
  const tag = locale.timeFormat === '12h' ? halfDays : 'fr-FR';
  return formatter(tag, {
    timeZone: locale.timezone,
    hour: '2-digit',
    minute: '2-digit',
    hour12: locale.timeFormat === '12h',
  }).format(date);
}

/** Formats date and time of an ISO 8601 instant, e.g. `21/11/2026 08:14`; '—' for a malformed one. */
export function formatDateTime(iso: string, locale: Locale): string {
  if (parseDate(iso) === null) return unknownDate;
  return `${formatDate(iso, locale)} ${formatTime(iso, locale)}`;
}
