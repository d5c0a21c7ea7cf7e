import { createCatalogue } from './catalogue';
import { useLocale } from './locale';
import { partOfDay } from './part-of-day';

const { useMessages } = createCatalogue({
  fr: {
    morning: 'Bonjour',
    afternoon: 'Bon après-midi',
    evening: 'Bonsoir',
  },
  en: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  ar: { morning: 'صباح الخير', afternoon: 'نهارك سعيد', evening: 'مساء الخير' },
});

/** Returns the greeting for each part of the day, in order, each with the name. */
export function useGreetings(name: string): readonly string[] {
  const words = useMessages();
  return [words.morning, words.afternoon, words.evening].map((word) => `${word} ${name}`);
}

/** Returns the greeting for the time of day in the user's time zone, with the first name: 'Bonsoir Awa' (§2 'Dashboard'). */
export function useGreeting(now: Date, firstName: string): string {
  const words = useMessages();
  const { timezone } = useLocale();
  return `${words[partOfDay(now, timezone)]} ${firstName}`.trim();
}
