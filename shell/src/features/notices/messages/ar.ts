import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in Arabic. */
export const ar: Translation<typeof fr> = {
  module: {
    loading: (label) => `جارٍ فتح وحدة ${label}…`,
    failed: (label) => `تعذّر فتح وحدة ${label}`,
    refused: (label) => `رُفضت وحدة ${label}`,
    reason: {
      unreachable: 'تعذّر تحميل ملفاتها.',
      invalid: 'رد الخادم غير صالح: ليست هذه الوحدة المتوقعة.',
      file: (file) => `الملف: \u200e${file}`,
      integrity: 'عُدّل جزء من الوحدة أو يجري تحديثه. لأسباب أمنية لم يُنفَّذ.',
      integrityDetails: (file) => `فحص السلامة: الملف \u200e${file} ليس هو الملف المنشور.`,
      origin: (requirement) => `عنوانها \u200e${requirement} ليس من المصادر المسموح بها.`,
      hostApi: (requirement, providedVersion) =>
        `تتطلب الإصدار \u200e${requirement} من المنصة؛ الإصدار الحالي هو \u200e${providedVersion}.`,
      shared: (requirement, providedVersion) =>
        providedVersion === ''
          ? `تتطلب \u200e${requirement}، وهو ما لا توفره المنصة.`
          : `تتطلب \u200e${requirement}؛ المنصة توفر الإصدار \u200e${providedVersion}.`,
      broken: 'توقفت برمجيتها عند البدء. أُبلغ الفريق التقني بالخطأ.',
    },
    technical: 'تفاصيل تقنية',
    othersWork: 'بقية التطبيق تعمل.',
    source: (version, team, contact) => `الإصدار \u200e${version} · ${team} (${contact})`,
    retry: 'إعادة المحاولة',
    openPrevious: (version) => `فتح الإصدار السابق (\u200e${version})`,
    updated: (label) => `حُدّثت وحدة ${label}.`,
    home: 'صفحة الوحدات',
  },
  registry: {
    remembered: 'تعذّر الوصول إلى قائمة الوحدات: تُستخدم آخر قائمة معروفة في هذا المتصفح. تجري محاولة جديدة.',
  },
  placeholder: {
    title: 'ميزة قيد التطوير',
    text: (label) => `وحدة ${label} قيد التطوير. ستتاح قريبًا.`,
  },
};
