import { preferenceWords } from '@escale/user-ui/audit/words/ar';
import type { Translation } from '@escale/i18n';
import type { preferences as fr } from '../fr/preferences';

/** Texts of the preferences form. */
export const preferences: Translation<typeof fr> = {
  ...preferenceWords,
  form: 'التفضيلات',
  display: 'اللغة والتنسيقات',
  language: 'اللغة',
  languageHint: 'لغة الواجهة ورسائل البريد الإلكتروني.',
  timezone: 'المنطقة الزمنية',
  timezones: {
    'Africa/Abidjan': 'أبيدجان',
    'Europe/Paris': 'باريس',
    'America/New_York': 'نيويورك',
    'Asia/Tokyo': 'طوكيو',
  },
  dateFormat: 'تنسيق التاريخ',
  timeFormat: 'تنسيق الوقت',
  example: (text: string) => `مثال: \u200e${text}`,
  notifications: 'الإشعارات',
  email: 'إشعارات البريد الإلكتروني',
  emailHint: 'من الوحدات التي ترسلها. أما رسائل الأمان فتُرسل دائمًا.',
  newConnections: 'إعلامي عند تسجيل دخول أحد (أثناء فتح لوحة المعلومات)',
  weeklyReports: 'التقارير الأسبوعية',
  weeklyReportsHint: 'من الوحدات التي تُعدّها.',
  save: 'حفظ التفضيلات',
  saved: 'تم تحديث التفضيلات',
  changeFailed: 'تعذّر تعديل التفضيلات',
  saveFailed: 'تعذّر حفظ التفضيلات',
  loadFailed: 'تعذّر تحميل التفضيلات',
};
