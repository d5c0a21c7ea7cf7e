import type { Translation } from '@escale/i18n';
import type { rules as fr } from '../fr/rules';

/** The texts of validation rules; the schemas' messages are the keys (§5). */
export const rules: Translation<typeof fr> = {
  emailRequired: 'عنوان البريد الإلكتروني غير صالح',
  emailInvalid: 'عنوان البريد الإلكتروني غير صالح',
  usernameMin: 'يجب ألا يقل اسم المستخدم عن 3 أحرف',
  usernameMax: 'يجب ألا يتجاوز اسم المستخدم 100 حرف',
  firstNameRequired: 'الاسم الأول مطلوب',
  firstNameMax: 'يجب ألا يتجاوز الاسم الأول 100 حرف',
  lastNameRequired: 'اسم العائلة مطلوب',
  lastNameMax: 'يجب ألا يتجاوز اسم العائلة 100 حرف',
  hiddenCharacter: 'يحتوي على حرف غير مرئي',
  badCharacter: 'حرف غير مسموح به',
  nameLikeLink: 'الاسم ليس عنوان موقع',
  roleUnknown: 'دور غير معروف',
  statusUnknown: 'حالة غير معروفة',
  passwordMin: 'يجب ألا تقل كلمة المرور عن 8 أحرف',
  passwordMax: 'يجب ألا تتجاوز كلمة المرور 128 حرفًا',
  confirmationRequired: 'التأكيد مطلوب',
  confirmationDiffers: 'كلمتا المرور غير متطابقتين',
};
