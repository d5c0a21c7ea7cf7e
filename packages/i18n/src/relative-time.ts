import { createCatalogue } from './catalogue';
import { formatDate } from './dates';
import type { Locale } from './locale';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const { messages } = createCatalogue({
  fr: {
    fewMinutes: 'Il y a quelques minutes',
    hours: (count: number) => `Il y a ${count} ${count === 1 ? 'heure' : 'heures'}`,
    days: (count: number) => `Il y a ${count} ${count === 1 ? 'jour' : 'jours'}`,
  },
});

/**
 * Formats how long ago an ISO 8601 instant was (§9 'Relative times'): 'quelques minutes' under 1 hour, hours under 24
 * hours, days under 7 days, otherwise the date in the user's format. A future instant counts as just now; a malformed one
 * is '—'.
 */
export function formatRelative(iso: string, now: Date, locale: Locale): string {
  const elapsed = now.getTime() - new Date(iso).getTime();
  if (elapsed < hour) return messages().fewMinutes;
  if (elapsed < day) return messages().hours(Math.floor(elapsed / hour));
  if (elapsed < 7 * day) return messages().days(Math.floor(elapsed / day));
  return formatDate(iso, locale);
}
