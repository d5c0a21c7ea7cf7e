import type { Language } from '@escale/contracts';
import { formatDate, type Locale } from './dates';
import { frenchSpaces } from './french-spaces';
import { textTools } from './text-tools';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const fewMinutes: Record<Language, string> = {
  fr: 'Il y a quelques minutes',
  en: 'A few minutes ago',
  ar: 'قبل بضع دقائق',
};

/** Returns an age in words; in French with a capital, as in the specification, since no text precedes it. */
function formatAge(count: number, unit: 'hour' | 'day', language: Language): string {
  const text = textTools(language).ago(count, unit);
  return language === 'fr' ? frenchSpaces(text.replace(/^il/u, 'Il')) : text;
}

/**
 * Formats how long ago an ISO 8601 instant was (§9 'Relative times'): 'quelques minutes' under 1
 * hour, then hours, from 24 hours on days, and from 7 days on the date in the user's format. A
 * future instant is 'quelques minutes' too; a malformed one is '—'.
 */
export function formatRelative(iso: string, now: Date, locale: Locale): string {
  const { language } = locale;
  const elapsed = now.getTime() - new Date(iso).getTime();
  if (elapsed < hourMs) return fewMinutes[language];
  if (elapsed < dayMs) return formatAge(Math.floor(elapsed / hourMs), 'hour', language);
  if (elapsed < 7 * dayMs) return formatAge(Math.floor(elapsed / dayMs), 'day', language);
  return formatDate(iso, locale);
}
