import { defaultPreferences, type Language } from '@escale/contracts';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { chooseLanguage, chosenLanguage, onLanguageChosen } from './chosen-language';
import type { Locale } from './dates';
import { knownLocale } from './known-locale';

export const defaultLocale: Locale = defaultPreferences;

let interfaceLanguage: Language = chosenLanguage();

/** Returns the language of the interface, for code outside React. */
export function currentLanguage(): Language {
  return interfaceLanguage;
}

/** Sets the language of the interface; only for `LocaleProvider`. */
export function setCurrentLanguage(next: Language): void {
  interfaceLanguage = next;
}

export const LocaleContext = createContext<Locale>(defaultLocale);

/** Returns the locale of the surrounding `LocaleProvider`; without a provider, the French defaults. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Returns the language last chosen in this browser; re-renders when another one is chosen. */
export function useChosenLanguage(): Language {
  return useSyncExternalStore(onLanguageChosen, chosenLanguage, chosenLanguage);
}

/**
 * Returns the locale for `LocaleProvider`, from the user's preferences. Stores the language of the
 * preferences in this browser. Without preferences, the locale has the language chosen in this
 * browser and the French defaults. Unknown values count as the default.
 */
export function useReaderLocale(own: Readonly<Record<keyof Locale, string>> | undefined): Locale {
  const language = useChosenLanguage();
  const known = useMemo(() => own && knownLocale(own), [own]);
  const ownLanguage = known?.language;
  useEffect(() => {
    if (ownLanguage !== undefined) chooseLanguage(ownLanguage);
  }, [ownLanguage]);
  return useMemo(() => ({ ...defaultLocale, language, ...known }), [language, known]);
}
