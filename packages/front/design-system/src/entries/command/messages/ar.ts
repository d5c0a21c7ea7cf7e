import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { plural, number } = textTools('ar');

export const ar: Translation<typeof fr> = {
  results: (count) =>
    plural(count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: `${number(count)} نتائج`,
      many: `${number(count)} نتيجة`,
      other: `${number(count)} نتيجة`,
    }),
  hints: { move: 'تنقّل', open: 'فتح', close: 'إغلاق' },
  escape: 'Esc',
};
