import type { Translation } from '@escale/i18n';
import type { refusals as french } from '../fr/refusals';

export const refusals: Translation<typeof french> = {
  denied: {
    title: {
      visible: 'رُفض الوصول',
      read: 'العرض غير مسموح',
      write: 'التعديل غير مسموح',
      delete: 'الحذف غير مسموح',
    },
    message: {
      visible: (label) => `لا يمكنك الوصول إلى وحدة ${label}.`,
      read: (label) => `ليست لديك صلاحية العرض في وحدة ${label}.`,
      write: (label) => `ليست لديك صلاحية التعديل في وحدة ${label}.`,
      delete: (label) => `ليست لديك صلاحية الحذف في وحدة ${label}.`,
      other: (label, right) => `ليست لديك صلاحية «${right}» في وحدة ${label}.`,
    },
    hint: 'يمكن طلب هذه الصلاحية من مسؤول عند الحاجة إليها.',
    back: 'رجوع',
    home: 'صفحة الوحدات',
  },
  notFound: {
    title: 'الصفحة غير موجودة',
    text: 'العنوان المطلوب غير موجود أو تغيّر.',
    link: 'العودة إلى لوحة المعلومات',
  },
};
