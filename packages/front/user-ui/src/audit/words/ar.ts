import type { moduleNames as frenchNames, preferenceWords as frenchWords } from './fr';

/** Names of the values of preferences. */
export const preferenceWords: typeof frenchWords = {
  languages: { fr: 'الفرنسية', en: 'الإنجليزية', ar: 'العربية' },
  dateFormats: { 'DD/MM/YYYY': 'يوم/شهر/سنة', 'MM/DD/YYYY': 'شهر/يوم/سنة', 'YYYY-MM-DD': 'سنة-شهر-يوم' },
  timeFormats: { '24h': '24 ساعة', '12h': '12 ساعة' },
};

/** Names of the product's modules, to show permissions of modules that are not published. */
export const moduleNames: typeof frenchNames = {
  dashboard: 'لوحة المعلومات',
  users: 'إدارة المستخدمين',
  settings: 'الإعدادات',
  containers: 'إدارة الحاويات',
  shipments: 'الشحنات',
  reports: 'التقارير',
  security: 'لوحة الأمان',
};
