import type { Language } from '@escale/contracts';
import { currentLanguage } from './locale';

type TextLoader = () => Promise<unknown>;

/** How long to wait for the texts of a language; well below the load deadline of a module. */
const timeoutMs = 10_000;

function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no texts after ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

const isLoader = (value: unknown): value is TextLoader => typeof value === 'function';

export interface LoadedTexts {
  /** Returns the texts in a language, in French if they are not loaded. */
  in: (language: Language) => unknown;
  /** Loads the texts in a language; after a failure, only if `again` is true. Returns `null` if nothing is being loaded. */
  load: (language: Language, again?: boolean) => Promise<void> | null;
  /**
   * Returns the promise that a component waits for before it shows a language; `null` if no component has had to wait. Returns the
   * same promise on every later render, as React requires of a component that has waited.
   */
  untilLoaded: (language: Language) => Promise<void> | null;
}

const registeredTexts = new Set<LoadedTexts>();
let latestLanguage: Language | undefined;

/**
 * Registers the texts of a catalogue. If the texts of a language do not load in time, pages show French until the texts arrive, or
 * until the user chooses the language again and the texts load.
 */
export function registerTexts(sources: { fr: unknown } & Partial<Record<Language, unknown>>): LoadedTexts {
  const known = { ...sources };
  const loading = new Map<Language, Promise<void>>();
  const failed = new Set<Language>();
  const awaited = new Map<Language, Promise<void>>();
  async function load(language: Language, loader: TextLoader) {
    const storeTexts = async () => {
      known[language] = await loader();
    };
    try {
      await withTimeout(storeTexts());
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
    untilLoaded: (language) => {
      const pendingLoad = texts.load(language);
      if (pendingLoad !== null) awaited.set(language, pendingLoad);
      return awaited.get(language) ?? null;
    },
  };
  registeredTexts.add(texts);
  void texts.load(currentLanguage());
  return texts;
}

/** Loads the texts of all registered catalogues in a language. Retries failed texts, but only when the language has changed. */
export async function loadTexts(language: Language): Promise<void> {
  const isChosen = language !== latestLanguage;
  latestLanguage = language;
  await Promise.all([...registeredTexts].map(async (texts) => texts.load(language, isChosen)));
}

/** True if all texts of a language have loaded or failed; otherwise loads the first missing texts, if they are not loading yet. */
export function areTextsLoaded(language: Language): boolean {
  return [...registeredTexts].every((texts) => texts.load(language) === null);
}
