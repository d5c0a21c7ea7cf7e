import type { Sentence } from './sentence';

/** The sentence for each error that a schema reports for a field, keyed by the name of the error. */
export const fieldSentences: Partial<Record<string, Sentence>> = {
  emailRequired: {
    fr: 'Adresse email requise',
    en: 'Email address required',
    ar: 'عنوان البريد الإلكتروني مطلوب',
  },
  emailInvalid: {
    fr: 'Adresse email invalide',
    en: 'Invalid email address',
    ar: 'عنوان البريد الإلكتروني غير صالح',
  },
  passwordRequired: { fr: 'Mot de passe requis', en: 'Password required', ar: 'كلمة المرور مطلوبة' },
  passwordMin: {
    fr: 'Mot de passe minimum 8 caractères',
    en: 'Password: at least 8 characters',
    ar: 'كلمة المرور: 8 أحرف على الأقل',
  },
  passwordMax: {
    fr: 'Mot de passe maximum 128 caractères',
    en: 'Password: at most 128 characters',
    ar: 'كلمة المرور: 128 حرفًا على الأكثر',
  },
  otpLength: {
    fr: 'Le code doit faire exactement 6 chiffres',
    en: 'The code must be exactly 6 digits',
    ar: 'يجب أن يتكون الرمز من 6 أرقام بالضبط',
  },
  tokenMissing: { fr: 'Token manquant', en: 'Token missing', ar: 'الرمز المميز مفقود' },
  hiddenCharacter: {
    fr: 'Contient un caractère invisible',
    en: 'Contains an invisible character',
    ar: 'يحتوي على حرف غير مرئي',
  },
  badCharacter: { fr: 'Caractère non autorisé', en: 'Character not allowed', ar: 'حرف غير مسموح به' },
  nameLikeLink: {
    fr: "Un nom n'est pas une adresse web",
    en: 'A name is not a web address',
    ar: 'الاسم ليس عنوان موقع',
  },
  usernameMin: {
    fr: "Nom d'utilisateur minimum 3 caractères",
    en: 'User name: at least 3 characters',
    ar: 'اسم المستخدم: 3 أحرف على الأقل',
  },
  usernameMax: {
    fr: "Nom d'utilisateur maximum 100 caractères",
    en: 'User name: at most 100 characters',
    ar: 'اسم المستخدم: 100 حرف على الأكثر',
  },
  firstNameRequired: { fr: 'Prénom requis', en: 'First name required', ar: 'الاسم الأول مطلوب' },
  firstNameMax: {
    fr: 'Prénom maximum 100 caractères',
    en: 'First name: at most 100 characters',
    ar: 'الاسم الأول: 100 حرف على الأكثر',
  },
  lastNameRequired: { fr: 'Nom requis', en: 'Last name required', ar: 'اسم العائلة مطلوب' },
  lastNameMax: {
    fr: 'Nom maximum 100 caractères',
    en: 'Last name: at most 100 characters',
    ar: 'اسم العائلة: 100 حرف على الأكثر',
  },
  roleUnknown: { fr: 'Rôle inconnu', en: 'Unknown role', ar: 'دور غير معروف' },
  statusUnknown: { fr: 'Statut inconnu', en: 'Unknown status', ar: 'حالة غير معروفة' },
  reasonMax: {
    fr: 'Motif maximum 200 caractères',
    en: 'Reason: at most 200 characters',
    ar: 'السبب: 200 حرف على الأكثر',
  },
  actionUnknown: { fr: 'Action inconnue', en: 'Unknown action', ar: 'إجراء غير معروف' },
  userIdsRequired: {
    fr: "Aucun utilisateur n'est sélectionné",
    en: 'No user is selected',
    ar: 'لم يُحدد أي مستخدم',
  },
  userIdsMax: {
    fr: "Trop d'utilisateurs sont sélectionnés",
    en: 'Too many users are selected',
    ar: 'عدد المستخدمين المحددين كبير جدًا',
  },
  timezoneUnknown: {
    fr: 'Fuseau horaire inconnu',
    en: 'Unknown time zone',
    ar: 'منطقة زمنية غير معروفة',
  },
};
