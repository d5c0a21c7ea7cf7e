import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { list } = textTools('ar');

export const ar: Translation<typeof fr> = {
  loading: 'جارٍ التحميل...',
  skipToContent: 'الانتقال إلى المحتوى',
  breadcrumb: 'مسار التنقل',
  modules: 'الوحدات',
  backToModules: 'العودة إلى الوحدات',
  capsLock: 'مفتاح Caps Lock مفعّل',
  digitsOnly: 'لا تُقبل هنا إلا الأرقام.',
  noCode: (digits) => `لم يُعثر على رمز من ${digits} أرقام في النص الملصق.`,
  newTab: '(علامة تبويب جديدة)',
  retry: 'إعادة المحاولة',
  cancel: 'إلغاء',
  confirm: 'تأكيد',
  notifications: 'الإشعارات (Alt+T)',
  closeNotification: 'إغلاق الإشعار',
  leave: {
    title: 'المغادرة من دون حفظ؟',
    text: (what) => `${what.length === 0 ? '' : `لم يُحفظ: ${list(what)}. `}ستُفقد التعديلات التي أدخلتها.`,
    confirm: 'مغادرة الصفحة',
    stay: 'متابعة التعديل',
  },
  moment: 'الوقت',
  notCovered: 'غير مشمول',
  labelled: (label, value) => `${label}: ${value}`,
  close: 'إغلاق',
  imagePreview: 'معاينة الصورة المختارة',
  sending: 'جارٍ الإرسال',
  orDrop: 'أو إفلاتها هنا',
  appTitle: (name) => `${name} APP`,
  copyright: (year, name) => `© ${year} ${name}. جميع الحقوق محفوظة.`,
  documentTitle: (page, name) => `${page} · ${name}`,
};
