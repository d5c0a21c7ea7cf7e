import { textTools, type Translation } from '@escale/i18n';
import { moduleNames, preferenceWords } from '../words/ar';
import type { fr } from './fr';

const { plural, number } = textTools('ar');

export const ar: Translation<typeof fr> = {
  ...preferenceWords,
  modules: moduleNames,
  field: (label) => `${label}:`,
  changedField: (label) => `تم التعديل: ${label}`,
  becomes: ' أصبح ',
  nothing: '—',
  moreChanges: (count) =>
    plural(count, {
      zero: 'لا تغييرات أخرى',
      one: 'عرض تغيير آخر',
      two: 'عرض تغييرين آخرين',
      few: `عرض ${number(count)} تغييرات أخرى`,
      many: `عرض ${number(count)} تغييرًا آخر`,
      other: `عرض ${number(count)} تغيير آخر`,
    }),
  visible: 'الوحدة ظاهرة',
  flag: (module, name) => `${module}، ${name}`,
  state: (on) => (on ? 'نعم' : 'لا'),
  invitations: { WAITING: 'قيد الانتظار', SENT: 'أُرسلت', NOT_SENT: 'لم تُرسل' },
  fields: {
    email: 'عنوان البريد الإلكتروني',
    username: 'اسم المستخدم',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    role: 'الدور',
    status: 'الحالة',
    avatarUrl: 'الصورة',
    invitation: 'الدعوة',
    permissions: 'الصلاحيات',
    passwordChangeRequired: 'طلب كلمة مرور جديدة',
    language: 'اللغة',
    timezone: 'المنطقة الزمنية',
    dateFormat: 'تنسيق التاريخ',
    timeFormat: 'تنسيق الوقت',
    notifications: 'الإشعارات',
    'notifications.email': 'الإشعارات عبر البريد الإلكتروني',
    'notifications.newConnections': 'عمليات تسجيل الدخول الجديدة',
    'notifications.weeklyReports': 'التقارير الأسبوعية',
  },
};
