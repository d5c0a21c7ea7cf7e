import type { Language } from '@escale/contracts';
import type { Translation } from './translation';
import { ar } from './vocabulary/ar';
import { en } from './vocabulary/en';
import { fr } from './vocabulary/fr';

/** The labels shared by several apps, in all languages, for servers, whose callers read different languages. */
export const vocabularies: Readonly<Record<Language, Translation<typeof fr>>> = { fr, en, ar };
