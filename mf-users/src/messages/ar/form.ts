import { textTools, type Translation } from '@escale/i18n';
import type { form as fr } from '../fr/form';

const { number, plural } = textTools('ar');

/** Texts of /users/add and /users/{id}/edit. */
export const form: Translation<typeof fr> = {
  newRecord: 'بطاقة المستخدم الجديد',
  recordOf: (name: string) => `بطاقة ${name}`,
  photo: 'صورة الملف الشخصي',
  personal: 'المعلومات الشخصية',
  login: 'معلومات تسجيل الدخول',
  roleSection: 'الدور',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  email: 'عنوان البريد الإلكتروني',
  allRequired: 'جميع الحقول مطلوبة.',
  usernameHint: 'مقترح بناءً على الاسم؛ ويمكن تغييره.',
  usernameToType: 'لا حروف لاتينية في الاسم: يجب إدخال اسم المستخدم.',
  username: 'اسم المستخدم',
  roleDescriptions: {
    SUPER_ADMIN: 'صلاحية كاملة على النظام',
    ADMIN: 'إدارة المستخدمين وضبط النظام',
    OPERATOR: 'صلاحية محدودة لعمليات CFS اليومية',
  },
  invitation: (hours: number) =>
    `سيُرسَل إلى المستخدم بريد إلكتروني يتضمن دعوة لتحديد كلمة مروره. الرابط صالح لمدة ${plural(hours, {
      zero: 'أقل من ساعة',
      one: 'ساعة واحدة',
      two: 'ساعتين',
      few: `${number(hours)} ساعات`,
      many: `${number(hours)} ساعة`,
      other: `${number(hours)} ساعة`,
    })}.`,
  invitationTitle: 'دعوة عبر البريد الإلكتروني',
  cancel: 'إلغاء',
  create: 'إنشاء المستخدم',
  save: 'حفظ التعديلات',
  failed: 'تعذّر تنفيذ العملية',
  created: 'تم إنشاء المستخدم وإرسال بريد الدعوة إليه.',
  createdWithoutMail: 'تم إنشاء المستخدم، لكن تعذّر إرسال بريد الدعوة. يجب إعادة إرساله يدويًا.',
};
