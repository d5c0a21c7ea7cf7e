import { languages, type Language } from '@escale/contracts';

/** What each language calls itself, for whoever cannot read the one on screen (§9 'Interface languages'). */
export const languageNames: Readonly<Record<Language, string>> = {
  fr: 'Français',
  en: 'English',
  ar: 'العربية',
};

const storageKey = 'escale.language';
const listeners = new Set<() => void>();

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

function storedLanguage(): Language {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : 'fr';
  } catch {
    return 'fr';
  }
}

let chosen = storedLanguage();

/** Returns the language that was last chosen in this browser; French where none was. */
export function chosenLanguage(): Language {
  return chosen;
}

/**
 * Chooses the language of the interface and remembers it in this browser, for the pages before the sign-in (readings,
 * 'Product and brand').
 */
export function chooseLanguage(language: Language): void {
  if (language === chosen) return;
  chosen = language;
  try {
    window.localStorage.setItem(storageKey, language);
  } catch {
    // Where storage is refused, the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Calls a listener after each choice of another language; returns how to stop. */
export function onLanguageChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
