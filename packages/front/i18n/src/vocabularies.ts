import type { Language } from '@escale/contracts';
import type { Translation } from './translation';
import { ar } from './vocabulary/ar';
import { en } from './vocabulary/en';
import { fr } from './vocabulary/fr';

/** The labels shared by several apps, in all languages: a server needs the language of its caller. */
export const vocabularies: Readonly<Record<Language, Translation<typeof fr>>> = { fr, en, ar };
