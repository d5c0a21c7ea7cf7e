import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { number, plural } = textTools('ar');

/** The texts in Arabic. */
export const ar: Translation<typeof fr> = {
  title: 'الإعدادات',
  form: 'إعدادات التطبيق',
  tabs: 'أقسام الإعدادات',
  tab: {
    general: 'عام',
    email: 'البريد الإلكتروني',
    security: 'الأمان',
    interface: 'الواجهة',
    advanced: 'متقدم',
  },
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  saved: 'تم حفظ الإعدادات في هذا المتصفح.',
  nothingToSave: 'لا توجد تعديلات للحفظ.',
  unsaved: 'تعديلات غير محفوظة.',
  local: 'تُحفظ هذه الإعدادات في هذا المتصفح.',
  draft: 'مسودة: لا يُطبَّق شيء على التطبيق ولا على الحسابات. تُحفظ هذه الإعدادات في هذا المتصفح فقط.',
  readOnlyTitle: 'للقراءة فقط',
  readOnly: 'تنقصك صلاحية «تعديل» في وحدة الإعدادات.',
  language: 'اللغة',
  languages: { fr: 'الفرنسية', en: 'الإنجليزية', ar: 'العربية' },
  timezone: 'المنطقة الزمنية',
  timezones: {
    'Africa/Abidjan': 'أبيدجان',
    'Europe/Paris': 'باريس',
    'America/New_York': 'نيويورك',
  },
  regional: 'اللغة والمنطقة',
  templates: 'قالب البريد الإلكتروني',
  templatesHint: 'شكل الرسائل.',
  emailTemplate: {
    clean: { label: 'بسيط', description: 'نص عادي بلا زخرفة' },
    enterprise: { label: 'مؤسسي', description: 'ترويسة الشركة وألوانها' },
  },
  notifications: 'إشعارات البريد الإلكتروني',
  notificationsHint: 'رسائل موجّهة إلى المستخدمين.',
  notification: {
    notifyOtpCodes: { label: 'رموز التحقق', description: 'رمز تحقق عند كل تسجيل دخول' },
    notifyInvitations: { label: 'الدعوات', description: 'رابط تفعيل حساب جديد' },
    notifyPasswordResets: {
      label: 'إعادة تعيين كلمات المرور',
      description: 'رابط لاختيار كلمة مرور جديدة',
    },
    notifyWeeklyReports: {
      label: 'التقارير الأسبوعية',
      description: 'ملخص نشاط الأسبوع',
    },
  },
  policies: 'سياسات الأمان',
  policy: {
    forceTwoFactor: {
      label: 'فرض المصادقة الثنائية (2FA)',
      description: 'سيُطلب رمز بعد كلمة المرور',
    },
    oneSessionPerUser: {
      label: 'جلسة واحدة لكل مستخدم',
      description: 'سيغلق كل تسجيل دخول جديد الجلسة السابقة',
    },
    complexPasswords: {
      label: 'كلمات مرور معقّدة',
      description: 'حرف كبير وحرف صغير ورقم ورمز خاص',
    },
    auditLogs: { label: 'سجل التدقيق', description: 'ستُسجَّل إجراءات المستخدمين' },
  },
  durations: 'المدد والحدود',
  durationsHint: 'رموز التحقق والجلسات: القواعد السارية موجودة في صفحة الأمان.',
  number: {
    otpValidityMinutes: {
      label: 'صلاحية رمز التحقق',
      unit: (value: number) =>
        plural(value, {
          zero: 'دقيقة',
          one: 'دقيقة',
          two: 'دقيقتان',
          few: 'دقائق',
          many: 'دقيقة',
          other: 'دقيقة',
        }),
    },
    sessionHours: {
      label: 'مدة الجلسة',
      unit: (value: number) =>
        plural(value, {
          zero: 'ساعة',
          one: 'ساعة',
          two: 'ساعتان',
          few: 'ساعات',
          many: 'ساعة',
          other: 'ساعة',
        }),
    },
    otpMaxAttempts: {
      label: 'الحد الأقصى لمحاولات الرمز',
      unit: (value: number) =>
        plural(value, {
          zero: 'محاولة',
          one: 'محاولة',
          two: 'محاولتان',
          few: 'محاولات',
          many: 'محاولة',
          other: 'محاولة',
        }),
    },
  },
  bounds: (min: number, max: number) => `من ${number(min)} إلى ${number(max)}`,
  appearance: 'المظهر العام',
  appearanceHint: 'يُطبَّق على هذا المتصفح فقط، بعد الحفظ. متاح أيضًا في قائمتك أعلى الصفحة.',
  theme: 'المظهر',
  themes: {
    light: { label: 'فاتح', description: 'خلفية فاتحة دائمًا' },
    dark: { label: 'داكن', description: 'خلفية داكنة دائمًا' },
    auto: { label: 'تلقائي', description: 'يتبع إعداد الجهاز' },
  },
  layout: 'التخطيط',
  layouts: {
    compact: { label: 'مدمج', description: 'معلومات أكثر على الشاشة' },
    comfortable: { label: 'مريح', description: 'توازن بين الكثافة وسهولة القراءة' },
    spacious: { label: 'واسع', description: 'مساحة أكبر بين العناصر' },
  },
  system: 'معلومات النظام',
  systemHint: 'مثال للعرض: هذه القيم لا تُقرأ من الخادم.',
  version: 'الإصدار',
  versionValue: 'v1.0.0',
  database: 'قاعدة البيانات',
  databaseValue: 'PostgreSQL 16',
  connected: 'متصلة',
  example: 'مثال',
  maintenance: 'الصيانة',
  maintenanceHint: 'هذه الإجراءات غير متاحة بعد.',
  unavailable: 'هذا الإجراء غير متاح بعد',
  action: {
    backup: 'نسخ احتياطي لقاعدة البيانات',
    logs: 'تصدير السجلات',
    users: 'تصدير المستخدمين',
  },
};
