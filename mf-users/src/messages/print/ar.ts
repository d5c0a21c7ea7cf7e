import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { number } = textTools('ar');

/** Texts of a user's printed page that do not occur on screen. */
export const ar: Translation<typeof fr> = {
  title: (name: string) => `بطاقة ${name}`,
  rights: 'الصلاحيات',
  none: 'لا شيء',
  history: (shown: number, total: number) =>
    shown < total ? `السجل: آخر ${number(shown)} من أصل ${number(total)}` : 'السجل',
  date: 'التاريخ',
  action: 'الإجراء',
  author: 'المنفّذ',
  details: 'التفاصيل',
  change: (label: string, before: string, after: string) => `${label}: ${before} ← ${after}`,
};
