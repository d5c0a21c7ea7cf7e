import type { Language } from '@escale/contracts';
import { ar } from './mails/ar';
import { en } from './mails/en';
import { fr, type MailTexts } from './mails/fr';

/** The texts of mails, in the language that the recipient has chosen. */
export const mailTexts: Record<Language, MailTexts> = { fr, en, ar };
