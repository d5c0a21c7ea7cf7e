import type { IncomingMessage } from 'node:http';
import { languages, type Language } from '@escale/contracts';
import accepts from 'accepts';

/** A sentence for people, in each language of the product. */
export type Sentence = Readonly<Record<Language, string>>;

/** Returns the language of an answer: the first language of `Accept-Language` that the product supports, else French (readings, 'Languages of the API'). */
export function languageOf(request: IncomingMessage): Language {
  const best = accepts(request).languages([...languages]);
  return languages.find((language) => language === best) ?? 'fr';
}
