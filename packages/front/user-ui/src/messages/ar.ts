import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { plural, number } = textTools('ar');

/** The texts in Arabic. */
export const ar: Translation<typeof fr> = {
  strength: 'قوة كلمة المرور',
  strengths: ['ضعيفة جدًا', 'ضعيفة جدًا', 'ضعيفة', 'متوسطة', 'قوية', 'قوية جدًا'],
  noStrength: '—',
  criteriaTitle: 'معايير الأمان',
  criteria: {
    length: (count) =>
      plural(count, {
        zero: 'بلا حد أدنى للأحرف',
        one: 'حرف واحد على الأقل',
        two: 'حرفان على الأقل',
        few: `${number(count)} أحرف على الأقل`,
        many: `${number(count)} حرفًا على الأقل`,
        other: `${number(count)} حرف على الأقل`,
      }),
    uppercase: 'حرف لاتيني كبير',
    lowercase: 'حرف لاتيني صغير',
    digit: 'رقم',
    special: 'رمز خاص',
  },
  criterionMet: ': مستوفى',
  criterionUnmet: ': غير مستوفى بعد',
  avatar: {
    title: 'صورة الملف الشخصي',
    change: (name) => `تغيير صورة ${name}`,
    choose: 'اختيار صورة',
    rules: 'JPG أو PNG أو GIF أو WebP، بحد أقصى 5 ميغابايت.',
    close: 'إغلاق',
    typeRefused: 'نوع الملف غير مسموح به. الأنواع المقبولة: JPG أو PNG أو GIF أو WebP',
    sizeRefused: 'الملف كبير جدًا (الحد الأقصى 5 ميغابايت)',
    saved: 'حُدّثت الصورة',
    failure: (sentence) => `خطأ: ${sentence}`,
    failed: 'تعذّر إرسال الصورة',
  },
};
