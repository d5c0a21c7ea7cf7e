import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { number } = textTools('en');

/** Texts of a user's printed page that do not occur on screen. */
export const en: Translation<typeof fr> = {
  title: (name: string) => `File of ${name}`,
  rights: 'Permissions',
  none: 'None',
  history: (shown: number, total: number) =>
    shown < total ? `History: the latest ${number(shown)} of ${number(total)} entries` : 'History',
  date: 'Date',
  action: 'Action',
  author: 'Author',
  details: 'Details',
  change: (label: string, before: string, after: string) => `${label}: ${before} → ${after}`,
};
