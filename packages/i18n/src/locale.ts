import { defaultPreferences, type EditablePreferences, type Language } from '@escale/contracts';
import { createContext, useContext } from 'react';

/** What texts, dates and times follow: a user's preferences, or the French defaults of §9. */
export type Locale = Pick<EditablePreferences, 'language' | 'timezone' | 'dateFormat' | 'timeFormat'>;

export const defaultLocale: Locale = defaultPreferences;

let language: Language = defaultLocale.language;

/** Language of the interface, for code outside React. */
export function currentLanguage(): Language {
  return language;
}

/** Sets the language of the interface; called by `LocaleProvider` alone. */
export function setCurrentLanguage(next: Language): void {
  language = next;
}

export const LocaleContext = createContext<Locale>(defaultLocale);

/** The locale of the signed-in user, or the French defaults. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
