import type { Language } from '@escale/contracts';
import { ar } from './mails/ar';
import { en } from './mails/en';
import { fr, type MailTexts } from './mails/fr';

/** What recipients read, in the language that they have chosen. */
export const mailTexts: Record<Language, MailTexts> = { fr, en, ar };
