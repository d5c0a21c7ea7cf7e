import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in Arabic. */
export const ar: Translation<typeof fr> = {
  modulesState: 'حالة الوحدات',
  title: (product) => `وحدات ${product}`,
  prompt: (greeting) => `${greeting}، يُرجى اختيار وحدة للبدء.`,
  list: 'الوحدات',
  comingSoon: 'متاحة قريبًا',
  comingSoonToast: (label) => `ستتاح وحدة ${label} قريبًا`,
  withdrawn: 'مسحوبة مؤقتًا',
  withdrawnToast: (label) => `وحدة ${label} غير متاحة حاليًا.`,
  deniedToast: (label) => `رُفض الوصول إلى الوحدة: ${label}`,
  loading: 'جارٍ تحميل الوحدات…',
  figureAt: (time) => `(عند ${time})`,
  empty: 'لا توجد وحدات متاحة',
  emptyHint: 'يُرجى التواصل مع مسؤول للحصول على حق الوصول.',
  refresh: 'تحديث الصفحة',
  contact: 'التواصل مع الدعم',
  contactSubject: (name) => `وصول ${name} إلى الوحدات`,
  resumeBefore: 'كانت الصفحة المعروضة هي',
  resumeAfter: 'قبل تسجيل دخولك.',
  resume: 'متابعة',
  dismissResume: 'تجاهل',
  quickAccess: 'وصول سريع',
  signIns: 'آخر عمليات تسجيل دخولك',
  fromAddress: (address) => `من العنوان \u200e${address}`,
  noAddress: 'عنوان غير معروف',
  ownActivity: 'كل نشاطي',
  help: 'المساعدة والدعم',
  version: (version) => `الإصدار \u200e${version}`,
};
