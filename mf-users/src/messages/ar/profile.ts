import type { Translation } from '@escale/i18n';
import type { profile as fr } from '../fr/profile';

/** Texts of /profile. */
export const profile: Translation<typeof fr> = {
  title: 'ملفي الشخصي',
  loading: 'جارٍ تحميل ملفك الشخصي…',
  active: 'حساب نشط',
  whoChanges: 'لتغيير اسمك أو عنوان بريدك الإلكتروني أو دورك، يُرجى التواصل مع أحد المسؤولين.',
  securityTitle: 'كلمة المرور والجلسات',
  securityText: 'تغيير كلمة المرور، أو إغلاق جلسة بقيت مفتوحة على جهاز آخر.',
  openSecurity: 'تغيير كلمة المرور',
  tabs: 'أقسام الملف الشخصي',
  tab: {
    general: 'معلومات عامة',
    preferences: 'التفضيلات',
    activity: 'نشاطي',
  },
};
