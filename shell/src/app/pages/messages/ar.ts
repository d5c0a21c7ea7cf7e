import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in Arabic. */
export const ar: Translation<typeof fr> = {
  placeholder: {
    title: 'ميزة قيد التطوير',
    text: (label) => `وحدة ${label} قيد التطوير. ستتاح قريبًا.`,
  },
  notFound: {
    title: 'الصفحة غير موجودة',
    text: 'العنوان المطلوب غير موجود أو تغيّر.',
    link: 'العودة إلى لوحة المعلومات',
  },
};
