import { formatRelative, type Locale } from '@escale/i18n';

/** Returns how long ago an instant was, for use within a line: 'il y a 2 heures'; after a week, the date. */
export function formatAgo(iso: string, now: Date, locale: Locale): string {
  const text = formatRelative(iso, now, locale);
  return text.charAt(0).toLowerCase() + text.slice(1);
}
