import { defaultPreferences, type Language } from '@escale/contracts';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { chooseLanguage, chosenLanguage, onLanguageChosen } from './chosen-language';
import type { Locale } from './dates';

export const defaultLocale: Locale = defaultPreferences;

let language: Language = chosenLanguage();

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

/** Returns the language that was last chosen in this browser, and follows it. */
export function useChosenLanguage(): Language {
  return useSyncExternalStore(onLanguageChosen, chosenLanguage, chosenLanguage);
}

/**
 * Returns the locale for `LocaleProvider`: that of the person's preferences, which this browser remembers the language of;
 * without them, the choice of this browser and the French defaults.
 */
export function useReaderLocale(own: Locale | undefined): Locale {
  const language = useChosenLanguage();
  const ownLanguage = own?.language;
  useEffect(() => {
    if (ownLanguage !== undefined) chooseLanguage(ownLanguage);
  }, [ownLanguage]);
  return useMemo(() => ({ ...defaultLocale, language, ...own }), [language, own]);
}
