import { createCatalogue } from '@escale/i18n';

const fr = {
  title: 'Connexion',
  hint: "Ce module fonctionne seul, avec les données d'une véritable API : connectez-vous avec un compte de celle-ci.",
  email: 'Adresse email',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  code: 'Code reçu par email',
  signIn: 'Se connecter',
  confirm: 'Valider',
  failed: 'La connexion a échoué.',
  required: 'Ce champ est obligatoire.',
};

export const { useMessages } = createCatalogue({
  fr,
  en: {
    title: 'Sign in',
    hint: 'This module runs alone, with the data of a real API: sign in with an account of that API.',
    email: 'Email address',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    code: 'Code received by email',
    signIn: 'Sign in',
    confirm: 'Confirm',
    failed: 'Sign-in failed.',
    required: 'This field is required.',
  },
  ar: {
    title: 'تسجيل الدخول',
    hint: 'تعمل هذه الوحدة بمفردها ببيانات واجهة برمجية حقيقية: يُرجى تسجيل الدخول بأحد حساباتها.',
    email: 'عنوان البريد الإلكتروني',
    password: 'كلمة المرور',
    showPassword: 'إظهار كلمة المرور',
    hidePassword: 'إخفاء كلمة المرور',
    code: 'الرمز المرسل بالبريد الإلكتروني',
    signIn: 'تسجيل الدخول',
    confirm: 'تأكيد',
    failed: 'تعذّر تسجيل الدخول.',
    required: 'هذا الحقل إلزامي.',
  },
});
