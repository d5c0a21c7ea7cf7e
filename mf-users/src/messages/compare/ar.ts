import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { number, plural } = textTools('ar');

/** Texts for comparing and copying rights. */
export const ar: Translation<typeof fr> = {
  title: 'مقارنة الصلاحيات',
  titleOf: (name: string) => `مقارنة صلاحيات ${name}`,
  back: 'العودة إلى الملف',
  search: 'المقارنة مع شخص أو دور',
  hint: 'الاسم أو البريد الإلكتروني أو الدور. مفتاح الإدخال يختار النتيجة الأولى.',
  results: 'الأشخاص والأدوار',
  found: (count: number, shown: number) =>
    count > shown
      ? `عدد النتائج: ${number(count)}، أولى ${number(shown)} منها أدناه`
      : plural(count, {
          zero: 'لا توجد نتائج',
          one: 'نتيجة واحدة',
          two: 'نتيجتان',
          few: `${number(count)} نتائج`,
          many: `${number(count)} نتيجة`,
          other: `${number(count)} نتيجة`,
        }),
  role: (role: string) => `دور ${role}`,
  right: 'الصلاحية',
  differences: (count: number) =>
    plural(count, {
      zero: 'لا توجد فروق',
      one: 'فرق واحد',
      two: 'فرقان',
      few: `${number(count)} فروق`,
      many: `${number(count)} فرقًا`,
      other: `${number(count)} فرق`,
    }),
  same: 'الصلاحيات متطابقة.',
  all: 'إظهار الصلاحيات المتطابقة أيضًا',
  copyTitle: (source: string, target: string) => `نسخ صلاحيات ${source} إلى ${target}`,
  copy: 'نسخ هذه الصلاحيات',
  notHeld: 'لم تُنسخ: ليست لديك هذه الصلاحية',
  kept: 'محفوظة: لا يمكنك سحب هذه الصلاحية من نفسك',
  stale: 'عُدّلت هذه الصلاحيات في هذه الأثناء',
  staleHint: 'لم يُحفظ شيء. الفروق محدّثة: راجعها ثم انسخ من جديد.',
};
