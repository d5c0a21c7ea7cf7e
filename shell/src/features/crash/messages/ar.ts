import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in Arabic. */
export const ar: Translation<typeof fr> = {
  title: 'حدث خطأ',
  text: 'أُبلغ الفريق التقني بالخطأ تلقائيًا.',
  home: 'العودة إلى الصفحة الرئيسية',
  at: (moment) => `لإبلاغ الدعم: خطأ بتاريخ \u200e${moment}.`,
  refresh: 'تحديث',
  retry: 'إعادة المحاولة',
  inModule: (label) => `توقفت وحدة ${label}. بقية التطبيق تعمل.`,
};
