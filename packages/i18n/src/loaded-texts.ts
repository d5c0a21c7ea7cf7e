import type { Language } from '@escale/contracts';
import { currentLanguage } from './locale';

type Loader = () => Promise<unknown>;

const isLoader = (value: unknown): value is Loader => typeof value === 'function';

export interface LoadedTexts {
  /** Returns the texts in a language, in French where they are not loaded. */
  in: (language: Language) => unknown;
  /** Loads the texts in a language, `again` also those that failed; `null` when nothing is being loaded. */
  load: (language: Language, again?: boolean) => Promise<void> | null;
}

const registered = new Set<LoadedTexts>();

/**
 * Registers the texts of a catalogue. Where a language cannot be loaded, its texts stay French until it is chosen again: a
 * dead network costs no page.
 */
export function registerTexts(sources: { fr: unknown } & Partial<Record<Language, unknown>>): LoadedTexts {
  const known = { ...sources };
  const loading = new Map<Language, Promise<void>>();
  const failed = new Set<Language>();
  async function load(language: Language, loader: Loader) {
    try {
      known[language] = await loader();
    } catch (error) {
      console.error(error);
      failed.add(language);
    }
    loading.delete(language);
  }
  const texts: LoadedTexts = {
    in: (language) => {
      const found = known[language];
      return found === undefined || isLoader(found) ? known.fr : found;
    },
    load: (language, again = false) => {
      const found = known[language];
      if (again) failed.delete(language);
      if (isLoader(found) && !failed.has(language) && !loading.has(language))
        loading.set(language, load(language, found));
      return loading.get(language) ?? null;
    },
  };
  registered.add(texts);
  void texts.load(currentLanguage());
  return texts;
}

/** Loads the texts of every catalogue so far in a language. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([...registered].map(async (texts) => texts.load(language, true)));
}

/** Whether nothing is left to load for a language; begins to load what is. */
export function areTextsLoaded(language: Language): boolean {
  return [...registered].every((texts) => texts.load(language) === null);
}
