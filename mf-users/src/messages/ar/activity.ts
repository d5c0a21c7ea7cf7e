import { textTools, type Translation } from '@escale/i18n';
import type { activity as fr } from '../fr/activity';

const { number, plural } = textTools('ar');

/** Texts of a user's activity tab. */
export const activity: Translation<typeof fr> = {
  title: 'النشاط',
  filter: 'الإجراء',
  all: 'جميع الإجراءات',
  loading: 'جارٍ تحميل النشاط…',
  loadFailed: 'تعذّر تحميل النشاط',
  empty: 'لا يوجد أي نشاط مسجَّل',
  emptyFiltered: 'لا توجد إدخالات لهذا الإجراء. يمكن اختيار إجراء آخر.',
  emptyHint: 'ستظهر هنا عمليات تسجيل الدخول والتعديلات الخاصة بهذا الحساب.',
  more: (count: number) =>
    plural(count, {
      zero: 'عرض المزيد',
      one: 'عرض الإجراء التالي',
      two: 'عرض الإجراءين التاليين',
      few: `عرض ${number(count)} إجراءات تالية`,
      many: `عرض ${number(count)} إجراءً تاليًا`,
      other: `عرض ${number(count)} إجراء تالٍ`,
    }),
  count: (shown: number, total: number) => `${number(shown)} من ${number(total)}`,
  from: (address: string) => `من العنوان \u200e${address}`,
};
