import type { Translation } from '@escale/i18n';
import type { general as fr } from '../fr/general';

/** Texts of a user's general information, read-only or in the form. */
export const general: Translation<typeof fr> = {
  identity: 'الهوية',
  account: 'الحساب',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  email: 'عنوان البريد الإلكتروني',
  username: 'اسم المستخدم',
  role: 'الدور',
  status: 'الحالة',
  statusHint:
    'غير نشط: حساب خارج الخدمة. موقوف: الدخول مقطوع ريثما يتمّ التحقّق. لا يتيح أيّ منهما تسجيل الدخول.',
  suspended: (date: string, author: string | undefined) =>
    author === undefined ? `أوقف في \u200e${date}` : `أوقفه ${author} في \u200e${date}`,
  reason: 'السبب:',
  lastLogin: 'آخر تسجيل دخول',
  createdAt: 'تاريخ الإنشاء',
  createdBy: 'أنشأه',
  updatedAt: 'تاريخ التعديل',
  form: 'معلومات المستخدم',
  save: 'حفظ',
  confirmTitle: 'تعديل المعلومات',
  confirmQuestion: 'تأكيد تعديل هذه المعلومات؟',
  confirm: 'تعديل',
  saved: 'تم تحديث معلومات المستخدم',
  emailInvalid: 'البريد الإلكتروني غير صالح',
};
