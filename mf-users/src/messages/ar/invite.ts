import { textTools, type Translation } from '@escale/i18n';
import type { invite as fr } from '../fr/invite';
import { countPeople } from './counts';

const { number, plural } = textTools('ar');

const countLines = (value: number) =>
  plural(value, {
    zero: '0 سطر',
    one: 'سطر واحد',
    two: 'سطران',
    few: `${number(value)} أسطر`,
    many: `${number(value)} سطرًا`,
    other: `${number(value)} سطر`,
  });

/** Texts of /users/invite. */
export const invite: Translation<typeof fr> = {
  title: 'دعوة عدة أشخاص',
  link: 'دعوة عدة أشخاص',
  record: 'قائمة الأشخاص المراد دعوتهم',
  list: 'الأشخاص المراد دعوتهم',
  listHint:
    'شخص واحد في كل سطر: العنوان، الاسم الأول، اسم العائلة، الدور. ألصق عناوين أو أسطرًا من جدول بيانات؛ والاسم الناقص يُقترح من عنوان مثل prenom.nom@exemple.com.',
  file: 'اختيار ملف CSV',
  fileTooLarge: 'الملف كبير جدًا: 1 ميغابايت كحد أقصى',
  fileUnreadable: 'تعذّرت قراءة الملف: يُرجى التحقق من وجوده ثم اختياره من جديد',
  role: 'الدور إذا لم يذكره السطر',
  submit: (value) => (value === 0 ? 'دعوة' : `دعوة ${countPeople(value)}`),
  nobody: 'لا يوجد في القائمة من يمكن دعوته.',
  tooMany: (most, over) => `بحد أقصى ${countPeople(most)} في المرة الواحدة: احذف ${number(over)}.`,
  invitation: (hours) =>
    `يتلقى كل شخص بريدًا إلكترونيًا لتعيين كلمة المرور. الرابط صالح لمدة ${number(hours)} ساعة.`,
  preview: 'معاينة',
  ready: (value) => `جاهز للدعوة: ${number(value)}`,
  withRole: (value, role) => `منها بالدور ${role}: ${number(value)}`,
  faulty: (value) => `${countLines(value)} للتصحيح`,
  counts: (...parts) => parts.join('، '),
  columns: { line: 'السطر', person: 'الشخص', check: 'الفحص' },
  goToLine: (line) => `تصحيح السطر ${number(line)}`,
  fine: 'جاهز',
  nameProposed: 'الاسم مقترح من العنوان',
  noList: 'تعذّرت قراءة قائمة المستخدمين: لن يُبلَّغ عن الحسابات الموجودة إلا عند الإرسال.',
  faults: {
    twice: (line) => `العنوان نفسه في السطر ${number(line)}`,
    hasAccount: (name) => `لديه حساب بالفعل: ${name}`,
    unknownRole: (word) => `دور غير معروف: ${word}`,
  },
  underWay: 'إرسال الدعوات',
  done: (value) => `تمت دعوة ${countPeople(value)}`,
  stoppedAt: (done, total) => `أُوقف الإرسال: عولج ${number(done)} من ${countPeople(total)}.`,
  failedAt: (done, total) => `انقطع الإرسال: عولج ${number(done)} من ${countPeople(total)}.`,
  left: (value) => `المتبقي في القائمة: ${number(value)}. صحّحها ثم أرسل من جديد.`,
  outcomes: {
    invited: 'تمت الدعوة',
    mailNotSent: 'أُنشئ الحساب ولم يُرسل البريد: يجب إعادة إرسال الدعوة',
    refused: 'مرفوض',
    unfinished: 'النتيجة غير معروفة',
    unsent: 'لم يُرسل',
  },
  refused: (reason) => `مرفوض: ${reason}`,
  reportColumns: ['العنوان', 'الاسم الأول', 'اسم العائلة', 'الدور', 'النتيجة'],
};
