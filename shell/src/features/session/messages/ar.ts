import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in Arabic. */
export const ar: Translation<typeof fr> = {
  start: {
    loading: 'جارٍ فتح جلستك…',
    profile: 'جارٍ تحميل ملفك الشخصي...',
    unreachable: 'الخادم لا يستجيب',
    unreachableHint: 'جلستك محفوظة. يُرجى التحقق من الاتصال بالشبكة ثم إعادة المحاولة.',
    loadFailed: 'تعذّر تحميل التطبيق',
    pageMissing: 'تعذّر تحميل الصفحة',
    loadFailedHint: 'يُرجى التحقق من الاتصال بالشبكة ثم إعادة تحميل الصفحة.',
    registryDown: 'تعذّر الوصول إلى قائمة الوحدات',
    registryDownHint: 'يُرجى التحقق من الاتصال بالشبكة ثم إعادة المحاولة. لم تُفقد أي بيانات.',
    retry: 'إعادة المحاولة',
    badConfig: 'إعدادات الموقع غير صحيحة',
    badConfigHint: (field) =>
      field === ''
        ? 'تعذّرت قراءة ملف config.json لهذا الموقع. يُرجى إبلاغ الشخص المسؤول عن الموقع.'
        : `في ملف config.json لهذا الموقع، القيمة «${field}» غير صالحة. يُرجى إبلاغ الشخص المسؤول عن الموقع.`,
    configDown: 'تعذّر الوصول إلى إعدادات الموقع',
  },
  access: {
    checking: 'جارٍ التحقق من صلاحياتك…',
    error: 'تعذّر تحميل صلاحياتك',
    errorHint: 'لا تُفتح أي وحدة من دونها. يُرجى التحقق من الاتصال بالشبكة ثم إعادة المحاولة.',
    retry: 'إعادة المحاولة',
  },
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
    request: 'طلب الوصول',
    requestSubject: (label, right, name) => `طلب وصول من ${name}: ${label}، ${right}`,
    back: 'رجوع',
    home: 'صفحة الوحدات',
  },
  slow: 'يستغرق الأمر وقتًا أطول من المعتاد. يستمر الفتح…',
};
