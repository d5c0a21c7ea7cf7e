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
  home: {
    modulesState: 'حالة الوحدات',
    title: (product) => `وحدات ${product}`,
    prompt: (greeting) => `${greeting}، يُرجى اختيار وحدة للبدء.`,
    list: 'الوحدات',
    comingSoon: 'متاحة قريبًا',
    comingSoonToast: (label) => `ستتاح وحدة ${label} قريبًا`,
    deniedToast: (label) => `رُفض الوصول إلى الوحدة: ${label}`,
    loading: 'جارٍ تحميل الوحدات…',
    backBlocked: 'الرجوع معطّل لأسباب أمنية',
  },
  access: {
    checking: 'جارٍ التحقق من صلاحياتك…',
    error: 'تعذّر تحميل صلاحياتك',
    errorHint: 'لا تُفتح أي وحدة من دونها. يُرجى التحقق من الاتصال بالشبكة ثم إعادة المحاولة.',
    retry: 'إعادة المحاولة',
  },
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
      origin: (asked) => `عنوانها \u200e${asked} ليس من المصادر المسموح بها.`,
      hostApi: (asked, present) =>
        `تتطلب الإصدار \u200e${asked} من المنصة؛ الإصدار الحالي هو \u200e${present}.`,
      shared: (asked, present) =>
        present === ''
          ? `تتطلب \u200e${asked}، وهو ما لا توفره المنصة.`
          : `تتطلب \u200e${asked}؛ المنصة توفر الإصدار \u200e${present}.`,
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
  status: {
    announced: 'متاحة قريبًا',
    withdrawn: 'مسحوبة مؤقتًا',
    available: 'متاحة',
    ready: 'متاحة',
    renewed: 'إصدار جديد جاهز',
    degraded: 'تعمل جزئيًا',
    refused: 'مرفوضة',
  },
  placeholder: {
    title: 'ميزة قيد التطوير',
    text: (label) => `وحدة ${label} قيد التطوير. ستتاح قريبًا.`,
    withdrawn: (label) => `وحدة ${label} غير متاحة حاليًا.`,
  },
  crash: {
    title: 'حدث خطأ',
    text: 'أُبلغ الفريق التقني بالخطأ تلقائيًا.',
    home: 'العودة إلى الصفحة الرئيسية',
    at: (moment) => `لإبلاغ الدعم: خطأ بتاريخ \u200e${moment}.`,
    refresh: 'تحديث',
    retry: 'إعادة المحاولة',
    inModule: (label) => `توقفت وحدة ${label}. بقية التطبيق تعمل.`,
  },
};
