import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { plural, number } = textTools('ar');

/** The texts in Arabic. */
export const ar: Translation<typeof fr> = {
  navigation: 'التنقل بين الوحدات',
  modules: 'الوحدات',
  switcher: (current) => `تغيير الوحدة: ${current}`,
  home: 'صفحة الوحدات',
  search: 'البحث أو الانتقال إلى…',
  live: 'مباشر',
  liveHint: 'تصل التغييرات التي تُجرى في مكان آخر فورًا.',
  reconnecting: 'جارٍ إعادة الاتصال…',
  reconnectingHint: 'انقطع الاتصال المباشر؛ تجري محاولة جديدة.',
  offline: 'غير متصل بالشبكة: قد يكون المعروض قديمًا، ولا يمكن حفظ أي شيء.',
  language: 'اللغة',
  theme: 'المظهر',
  themes: { light: 'فاتح', dark: 'داكن', auto: 'تلقائي' },
  layout: 'التخطيط',
  layouts: { compact: 'مدمج', comfortable: 'مريح', spacious: 'واسع' },
  toolMissing: 'تعذّر تحميل هذه الأداة. يُرجى التحقق من الاتصال بالشبكة ثم إعادة المحاولة.',
  menu: (name) => `قائمة ${name}`,
  profile: 'ملفي الشخصي',
  picture: 'تغيير الصورة',
  signOut: 'تسجيل الخروج',
  signOutTitle: 'تسجيل الخروج',
  signOutQuestion: 'تأكيد تسجيل الخروج؟',
  cancel: 'إلغاء',
  signedOut: 'تم تسجيل الخروج',
  idle: {
    title: 'أما زلت هنا؟',
    text: 'بقيت هذه الجلسة دون نشاط. لأسباب أمنية ستنتهي خلال',
    left: (seconds) =>
      seconds < 60
        ? `${seconds} ث`
        : `${Math.floor(seconds / 60)} د ${String(seconds % 60).padStart(2, '0')} ث`,
    lastSeconds: (seconds) =>
      plural(seconds, {
        zero: 'تنتهي جلستك الآن.',
        one: 'تنتهي جلستك خلال ثانية واحدة.',
        two: 'تنتهي جلستك خلال ثانيتين.',
        few: `تنتهي جلستك خلال ${number(seconds)} ثوانٍ.`,
        many: `تنتهي جلستك خلال ${number(seconds)} ثانية.`,
        other: `تنتهي جلستك خلال ${number(seconds)} ثانية.`,
      }),
    stay: 'مواصلة الجلسة',
  },
};
