import { defaultPreferences, type EditablePreferences, type Language } from '@escale/contracts';
import { createContext, useContext } from 'react';

/** Language, time zone and formats: the user's preferences, or the French defaults (§9). */
export type Locale = Pick<EditablePreferences, 'language' | 'timezone' | 'dateFormat' | 'timeFormat'>;

export const defaultLocale: Locale = defaultPreferences;

let language: Language = defaultLocale.language;

/** Returns the language of the interface, for code outside React. */
export function currentLanguage(): Language {
  return language;
}

/** Sets the language of the interface; only for `LocaleProvider`. */
export function setCurrentLanguage(next: Language): void {
  language = next;
}

export const LocaleContext = createContext<Locale>(defaultLocale);

/** Returns the locale of the signed-in user, or the French defaults. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
