import type { Language } from '@escale/contracts';
import { frenchSpaces, frenchSpacesAround } from './french-spaces';
import { currentLanguage, useLocale } from './locale';

type Widened<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Widened<T[Key]> };

/** The texts of an app or package. French is complete and defines the type; other languages must match it to compile. */
export interface Catalogue<T> {
  /** Returns the texts in the current language, inside React. */
  useMessages: () => Widened<T>;
  /** Returns the texts in the current language, outside React (toasts, errors). */
  messages: () => Widened<T>;
}

/** Only a value with a space in it could be changed. */
const valuesIn = (values: readonly unknown[]) =>
  values.filter((value): value is string => typeof value === 'string' && value.includes(' '));

function withFrenchSpaces(texts: unknown): unknown {
  if (typeof texts === 'string') return frenchSpaces(texts);
  if (typeof texts === 'function') {
    const textOf = texts as (...values: unknown[]) => string;
    return (...values: unknown[]) => frenchSpacesAround(textOf(...values), valuesIn(values));
  }
  if (Array.isArray(texts)) return texts.map(withFrenchSpaces);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, part]) => [key, withFrenchSpaces(part)]));
}

/**
 * Creates a typed catalogue (readings, 'Product and brand'). A language without a catalogue falls back to French; a key
 * missing in `en` or `ar` is a compile error. The French texts get their non-breaking spaces here, once; values that are
 * put into them stay as they are.
 */
export function createCatalogue<const T>(
  catalogues: { fr: T } & Partial<Record<Exclude<Language, 'fr'>, Widened<NoInfer<T>>>>,
): Catalogue<T> {
  const languages: Partial<Record<Language, unknown>> = {
    ...catalogues,
    fr: withFrenchSpaces(catalogues.fr),
  };
  const inLanguage = (language: Language) => (languages[language] ?? languages.fr) as Widened<T>;
  return {
    useMessages: () => inLanguage(useLocale().language),
    messages: () => inLanguage(currentLanguage()),
  };
}
