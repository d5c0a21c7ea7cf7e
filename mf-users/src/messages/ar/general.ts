import type { Translation } from '@escale/i18n';
import type { general as fr } from '../fr/general';

/** Texts of the general information of a user, to read and to edit. */
export const general: Translation<typeof fr> = {
  identity: 'الهوية',
  account: 'الحساب',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  email: 'عنوان البريد الإلكتروني',
  username: 'اسم المستخدم',
  role: 'الدور',
  status: 'الحالة',
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
