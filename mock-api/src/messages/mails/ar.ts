import { textTools } from '@escale/i18n/text-tools';
import type { MailTexts } from './fr';
import { isolated } from './isolated';

const { plural } = textTools('ar');

/** Returns a number of hours in the genitive, which the Arabic words for 'for' and 'within' require. */
const hoursOf = (count: number) =>
  plural(count, {
    zero: `${count} ساعة`,
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: `${count} ساعات`,
    many: `${count} ساعة`,
    other: `${count} ساعة`,
  });

const minutesOf = (count: number) =>
  plural(count, {
    zero: `${count} دقيقة`,
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${count} دقائق`,
    many: `${count} دقيقة`,
    other: `${count} دقيقة`,
  });

const roles = { SUPER_ADMIN: 'مسؤول رئيسي', ADMIN: 'مسؤول', OPERATOR: 'مشغّل' };

export const ar: MailTexts = {
  greeting: (firstName) => (firstName === '' ? 'مرحبًا،' : `مرحبًا ${isolated(firstName)}،`),
  signature: (product, support) =>
    `أُرسلت هذه الرسالة آليًا من ${product}. للاستفسار يُرجى الكتابة إلى ${support}.`,
  linkInText: (label, link) => `${label}:\n    ${link}`,
  linkByHand: 'إذا لم يعمل الزر، يمكن نسخ هذا العنوان إلى المتصفح:',
  linkValidity: (hours, until) =>
    `هذا الرابط صالح لمدة ${hoursOf(hours)}، حتى ${isolated(until)}، ويُستخدم مرة واحدة فقط.`,
  moment: (moment) => `التاريخ والوقت: ${isolated(moment)}.`,
  unexpected: (support) => `إذا لم يكن هذا التغيير متوقعًا، يُرجى إبلاغ المسؤول أو الكتابة إلى ${support}.`,
  code: {
    subject: (product, code) => `${code} هو رمز تسجيل الدخول إلى ${product}`,
    title: 'رمز التحقق',
    body: (product) => `لإكمال تسجيل الدخول إلى ${product}، يُرجى إدخال هذا الرمز:`,
    validity: (minutes) => `الرمز صالح لمدة ${minutesOf(minutes)} ويُستخدم مرة واحدة فقط.`,
    device: (device) => `الجهاز: ${isolated(device)}.`,
    address: (address) => `عنوان الشبكة: ${isolated(address)}.`,
    notYou:
      'إذا لم تكن محاولة تسجيل الدخول هذه منك، فلا ينبغي إعطاء هذا الرمز لأي شخص، ويجب تغيير كلمة المرور. الرابط أدناه يوقف هذه المحاولة ويُظهرها للمسؤولين في لوحة الأمان.',
    disown: 'لم أكن أنا',
  },
  reset: {
    subject: (product) => `إعادة تعيين كلمة المرور في ${product}`,
    title: 'اختيار كلمة مرور جديدة',
    body: (product) =>
      `طُلبت إعادة تعيين كلمة المرور لحسابك في ${product}. يمكن اختيار كلمة مرور جديدة عبر هذا الزر:`,
    button: 'اختيار كلمة مرور جديدة',
    notYou: 'إذا لم يكن هذا الطلب منك، يمكن تجاهل هذه الرسالة؛ ستبقى كلمة المرور كما هي.',
  },
  invitation: {
    subject: (product) => `تفعيل حسابك في ${product}`,
    title: (product) => `مرحبًا بك في ${product}`,
    body: (product) => `أُنشئ لك حساب في ${product}. لتفعيله يُرجى اختيار كلمة مرور:`,
    button: 'تفعيل الحساب',
    notYou: 'إذا لم تكن هذه الدعوة متوقعة، يمكن تجاهل هذه الرسالة.',
  },
  passwordChanged: {
    subject: (product) => `تغيّرت كلمة المرور لحسابك في ${product}`,
    title: 'تغيّرت كلمة المرور',
    body: (product) => `غيّر أحد المسؤولين كلمة المرور لحسابك في ${product}. وأُنهيت جميع جلساتك.`,
    byOwner: (product) => `تغيّرت كلمة المرور لحسابك في ${product} قبل قليل من جلستك. وأُنهيت جميع جلساتك.`,
  },
  accountChanged: {
    subject: (product) => `جرى تعديل حسابك في ${product}`,
    title: 'جرى تعديل حسابك',
    body: (product) => `عدّل أحد المسؤولين حسابك في ${product}:`,
    byOwner: (product) => `جرى تعديل حسابك في ${product} قبل قليل من جلستك:`,
    email: 'تغيّر عنوان البريد الإلكتروني للحساب: ستُرسل الرسائل القادمة إلى العنوان الجديد.',
    role: (role) => `دورك الآن: ${roles[role]}.`,
    status: {
      ACTIVE: 'حسابك الآن نشط.',
      INACTIVE: 'حسابك الآن غير نشط: لم يعد تسجيل الدخول ممكنًا.',
      SUSPENDED: 'حسابك الآن موقوف: لم يعد تسجيل الدخول ممكنًا.',
    },
    permissions: 'جرى تعديل صلاحياتك في الوحدات.',
  },
  confirmEmail: {
    subject: (product) => `تأكيد عنوان بريدك الإلكتروني الجديد في ${product}`,
    title: 'تأكيد عنوان البريد الإلكتروني الجديد',
    body: (product) => `سُجّل هذا العنوان عنوانًا جديدًا لحساب في ${product}. ولن يُعتمد إلا بعد تأكيده:`,
    button: 'تأكيد العنوان',
    notYou: 'إذا لم يكن هذا الطلب منك، يمكن تجاهل هذه الرسالة؛ لن يتغير شيء.',
  },
  emailChangeAsked: {
    subject: (product) => `طلب تغيير عنوان البريد الإلكتروني لحسابك في ${product}`,
    title: 'طلب تغيير عنوان البريد الإلكتروني',
    body: (product) => `سُجّل قبل قليل عنوان بريد إلكتروني جديد لحسابك في ${product} من جلستك.`,
    pending: (hours) =>
      `أُرسل رابط إلى العنوان الجديد. وإذا جرى تأكيده خلال ${hoursOf(hours)}، فسيحل محل هذا العنوان.`,
    notYou: (support) =>
      `إذا لم يكن هذا الطلب منك، يجب تغيير كلمة المرور، فيُلغى الطلب. ويُرجى أيضًا إبلاغ المسؤول أو الكتابة إلى ${support}.`,
  },
};
