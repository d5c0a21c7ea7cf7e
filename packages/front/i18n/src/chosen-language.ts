import { languages, type Language } from '@escale/contracts';
import { localStore } from './safe-storage';

/** The name of each language in that language, for readers who do not understand the one on screen (§9 'Interface languages'). */
export const languageNames: Readonly<Record<Language, string>> = {
  fr: 'Français',
  en: 'English',
  ar: 'العربية',
};

const storageKey = 'escale.language';
const listeners = new Set<() => void>();

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

function readStoredLanguage(): Language {
  const stored = localStore.read(storageKey);
  return isLanguage(stored) ? stored : 'fr';
}

let currentChoice = readStoredLanguage();

/** Returns the language last chosen in this browser; French by default. */
export function chosenLanguage(): Language {
  return currentChoice;
}

/**
 * Chooses the language of the interface and stores it in this browser, for the pages before the sign-in (readings, 'Product and
 * brand').
 */
export function chooseLanguage(language: Language): void {
  if (language === currentChoice) return;
  currentChoice = language;
  localStore.write(storageKey, language);
  for (const listener of listeners) listener();
}

/** Calls a listener whenever another language is chosen; returns the unsubscribe function. */
export function onLanguageChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
