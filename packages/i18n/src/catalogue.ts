import type { Language } from '@escale/contracts';
import { currentLanguage, useLocale } from './locale';

type Widened<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Widened<T[Key]> };

/** The texts of one app or package: French is complete and gives the type; the others must match it to compile. */
export interface Catalogue<T> {
  /** Texts in the language of the interface, inside React. */
  useMessages: () => Widened<T>;
  /** Texts in the language of the interface, outside React (toasts, errors). */
  messages: () => Widened<T>;
}

/**
 * Makes a typed catalogue (readings, 'Product and brand'). A language without a catalogue falls back to French.
 * A missing key in `en` or `ar` does not compile.
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
