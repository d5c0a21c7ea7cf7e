import { textTools, type Translation } from '@escale/i18n';
import type { security as fr } from '../fr/security';

const { number, plural } = textTools('ar');

/** Texts of the security tab: password and sessions. */
export const security: Translation<typeof fr> = {
  passwordTitle: 'تغيير كلمة المرور',
  sendLink: 'إرسال رابط إعادة التعيين',
  linkHint: (hours: number) =>
    `يصل إلى صاحب الحساب رابط صالح لمدة ${number(hours)}\u00a0س ليختار كلمة مروره بنفسه: ولا يعرفها أحد غيره.`,
  linkSent: (email: string) => `تم إرسال رابط إعادة التعيين إلى ${email}.`,
  linkFailed: 'تعذّر إرسال الرابط',
  linkInactive: 'هذا الحساب غير نشط: لا يتلقى أي رابط.',
  require: 'طلب كلمة مرور جديدة عند تسجيل الدخول القادم',
  requireHint:
    'عند تسجيل الدخول القادم يُدخل صاحب الحساب كلمة المرور والرمز، ثم يختار كلمة أخرى قبل المتابعة.',
  isRequired: 'ستُطلب كلمة مرور جديدة عند تسجيل الدخول القادم.',
  withdrawRequirement: 'إلغاء هذا الطلب',
  requirementSet: (name) => `ستُطلب كلمة مرور جديدة عند تسجيل الدخول القادم: ${name}.`,
  requirementWithdrawn: 'لم تعد كلمة المرور الجديدة مطلوبة.',
  requirementFailed: 'تعذّر تعديل هذا الطلب',
  typeInstead: 'كتابة كلمة مرور بدلًا عنه',
  passwordWarning: 'سيُسجَّل الخروج من جميع الجلسات النشطة.',
  passwordWarningOwn: 'سيُسجَّل الخروج من جميع الجلسات النشطة، بما فيها جلستك: وسيلزمك تسجيل الدخول من جديد.',
  password: 'كلمة المرور الجديدة',
  confirmation: 'تأكيد كلمة المرور',
  showPassword: 'إظهار كلمة المرور الجديدة',
  hidePassword: 'إخفاء كلمة المرور الجديدة',
  showConfirmation: 'إظهار التأكيد',
  hideConfirmation: 'إخفاء التأكيد',
  change: 'تغيير كلمة المرور',
  changeTitle: 'تغيير كلمة المرور',
  changeQuestion: (name: string) => `تأكيد تغيير كلمة مرور ${name}؟`,
  changed: 'تم تغيير كلمة المرور، وتسجيل الخروج من جميع الجلسات.',
  changeFailed: 'تعذّر تغيير كلمة المرور',
  sessionsTitle: 'الجلسات النشطة',
  currentSession: 'الجلسة الحالية',
  session: (index: number) => `الجلسة ${number(index)}`,
  thisDevice: 'هذا الجهاز',
  unknown: '—',
  sessionAddress: 'العنوان',
  sessionLastSeen: 'آخر نشاط',
  sessionToken: 'المعرّف',
  sessionCreated: 'تاريخ الفتح',
  sessionExpires: 'تاريخ الانتهاء',
  left: {
    min: (count: number) =>
      plural(count, {
        zero: '(خلال أقل من دقيقة)',
        one: '(خلال دقيقة)',
        two: '(خلال دقيقتين)',
        few: `(خلال ${number(count)} دقائق)`,
        many: `(خلال ${number(count)} دقيقة)`,
        other: `(خلال ${number(count)} دقيقة)`,
      }),
    h: (count: number) =>
      plural(count, {
        zero: '(خلال أقل من ساعة)',
        one: '(خلال ساعة)',
        two: '(خلال ساعتين)',
        few: `(خلال ${number(count)} ساعات)`,
        many: `(خلال ${number(count)} ساعة)`,
        other: `(خلال ${number(count)} ساعة)`,
      }),
    j: (count: number) =>
      plural(count, {
        zero: '(خلال أقل من يوم)',
        one: '(خلال يوم)',
        two: '(خلال يومين)',
        few: `(خلال ${number(count)} أيام)`,
        many: `(خلال ${number(count)} يومًا)`,
        other: `(خلال ${number(count)} يوم)`,
      }),
  },
  expiresSoon: 'تنتهي قريبًا',
  deleteSession: 'إغلاق',
  deleteSessionOf: (name: string, device: string) => `إغلاق: ${name} (${device})`,
  deleteTitle: 'إغلاق الجلسة',
  deleteQuestion: (device: string, since: string) =>
    `إغلاق هذه الجلسة (${device}، المفتوحة بتاريخ \u200e${since})؟`,
  deleteOwn: 'سيُسجَّل خروجك من هذا الجهاز.',
  deleteOther: 'سيُسجَّل الخروج من الجهاز المعني.',
  deleted: 'تم إغلاق الجلسة',
  deleteFailed: 'تعذّر إغلاق الجلسة',
  noSession: 'لا توجد جلسات نشطة',
  noSessionHint: 'هذا الشخص غير متصل من أي جهاز.',
  sessionsLoadFailed: 'تعذّر تحميل الجلسات',
  sessionsLoading: 'جارٍ تحميل الجلسات…',
};
