import type { Language } from '@escale/contracts';
import { use } from 'react';
import { frenchSpaces, frenchSpacesAround } from './french-spaces';
import { registerTexts } from './loaded-texts';
import { currentLanguage, useLocale } from './locale';
import type { Translation } from './translation';

export type { Translation } from './translation';

/** The texts of a language, or a function that loads them when the language is first used. */
type TextsOrLoader<T> = T | (() => Promise<T>);

/** The texts of an app or package. French is complete and defines the type; other languages must match it to compile. */
export interface Catalogue<T> {
  /** Returns the texts in the current language, inside React; suspends while a newly chosen language is loading. */
  useMessages: () => Translation<T>;
  /** Returns the texts in the current language, outside React (toasts, errors); French until the language is loaded. */
  messages: () => Translation<T>;
}

/** Returns the values that contain a space: French typography cannot change any others. */
const valuesWithSpaces = (values: readonly unknown[]) =>
  values.filter((value): value is string => typeof value === 'string' && value.includes(' '));

function withFrenchSpaces(texts: unknown): unknown {
  if (typeof texts === 'string') return frenchSpaces(texts);
  if (typeof texts === 'function') {
    const textOf = texts as (...values: unknown[]) => string;
    return (...values: unknown[]) => frenchSpacesAround(textOf(...values), valuesWithSpaces(values));
  }
  if (Array.isArray(texts)) return texts.map(withFrenchSpaces);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, part]) => [key, withFrenchSpaces(part)]));
}

/**
 * Creates a typed catalogue (readings, 'Product and brand'). `en` and `ar` are texts, or functions that load them; a language
 * without texts falls back to French, and a missing key is a compile error. French texts get their no-break spaces on first use,
 * texts with inserted values on every use; the inserted values stay unchanged.
 */
export function createCatalogue<const T>(
  catalogues: { fr: T } & Partial<Record<Exclude<Language, 'fr'>, TextsOrLoader<Translation<NoInfer<T>>>>>,
): Catalogue<T> {
  const texts = registerTexts(catalogues);
  let french: unknown;
  const textsIn = (language: Language): unknown => {
    const found = texts.in(language);
    return found === catalogues.fr ? (french ??= withFrenchSpaces(found)) : found;
  };
  return {
    useMessages: () => {
      const { language } = useLocale();
      const pendingLoad = texts.untilLoaded(language);
      if (pendingLoad !== null) use(pendingLoad);
      return textsIn(language) as Translation<T>;
    },
    messages: () => textsIn(currentLanguage()) as Translation<T>,
  };
}
