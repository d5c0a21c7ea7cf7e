import type { Language } from '@escale/contracts';
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

/**
 * Creates a typed catalogue (readings, 'Product and brand'). A language without a catalogue falls back to French; a key
 * missing in `en` or `ar` is a compile error.
 */
export function createCatalogue<const T>(
  catalogues: { fr: T } & Partial<Record<Exclude<Language, 'fr'>, Widened<NoInfer<T>>>>,
): Catalogue<T> {
  const inLanguage = (language: Language): Widened<T> =>
    (catalogues as Partial<Record<Language, Widened<T>>>)[language] ?? (catalogues.fr as Widened<T>);
  return {
    useMessages: () => inLanguage(useLocale().language),
    messages: () => inLanguage(currentLanguage()),
  };
}
