import type { Language } from '@escale/contracts';
import type { Translation } from './translation';
import { ar } from './vocabulary/ar';
import { en } from './vocabulary/en';
import { fr } from './vocabulary/fr';

/** The labels that several apps share, in all languages: the callers of a server read different languages. */
export const vocabularies: Readonly<Record<Language, Translation<typeof fr>>> = { fr, en, ar };
