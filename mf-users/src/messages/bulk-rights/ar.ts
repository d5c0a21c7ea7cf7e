import { textTools, type Translation } from '@escale/i18n';
import { countPeople } from '../ar/counts';
import type { fr } from './fr';

const { number } = textTools('ar');

/** Texts of /users/rights. */
export const ar: Translation<typeof fr> = {
  title: 'دور وصلاحيات عدة أشخاص',
  nobody: 'لم يُختر أي شخص',
  nobodyHint: 'اختر أشخاصًا في قائمة المستخدمين، ثم «الدور والصلاحيات».',
  record: 'تغييرات الدور والصلاحيات',
  people: (value: number) => `اختيار ${countPeople(value)}`,
  changes: 'التغييرات',
  changesHint:
    'ما هو «دون تغيير» يبقى كما هو لدى كل شخص. وتحل صلاحيات الدور الجديد محل صلاحياته، حتى المخصّصة منها.',
  role: 'الدور',
  same: 'دون تغيير',
  choice: { grant: 'منح', withdraw: 'سحب' },
  reading: 'قراءة الصلاحيات',
  readAgain: 'قراءة الصلاحيات من جديد',
  unread: 'تعذّرت قراءة صلاحياته',
  summary: 'ملخص',
  choose: 'اختر أولًا دورًا أو صلاحية.',
  nothing: 'لا شيء يتغير لدى الأشخاص المختارين.',
  counts: (changed: number, same: number, denied: number) =>
    [
      `للتعديل: ${number(changed)}`,
      ...(same > 0 ? [`دون تغيير: ${number(same)}`] : []),
      ...(denied > 0 ? [`لا يمكن تعديله: ${number(denied)}`] : []),
    ].join('، '),
  changedPeople: 'الأشخاص المراد تعديلهم',
  roleChange: (before: string, after: string) => `الدور: ${before} ← ${after}`,
  unchanged: (value: number) => `دون تغيير لدى ${countPeople(value)}`,
  blocked: (value: number) => `لا يمكن تعديل ${countPeople(value)}`,
  submit: (value: number) => (value === 0 ? 'حفظ' : `حفظ لدى ${countPeople(value)}`),
  underWay: 'حفظ التغييرات',
  done: (value: number) => `تم تعديل ${countPeople(value)}`,
  stoppedAt: (done: number, total: number) => `أُوقف الحفظ: عولج ${number(done)} من ${countPeople(total)}.`,
  failedAt: (done: number, total: number) => `انقطع الحفظ: عولج ${number(done)} من ${countPeople(total)}.`,
  left: (value: number) => `المتبقي أدناه: ${number(value)}. راجع الملخص ثم احفظ من جديد.`,
  outcomes: {
    changed: 'تم التعديل',
    refused: 'مرفوض',
    unsent: 'لم يُعالج',
    unknown: 'النتيجة غير معروفة',
    roleOnly: 'تغيّر الدور ولم تتغيّر الصلاحيات',
    roleAtLeast: 'تغيّر الدور، ونتيجة تغيير الصلاحيات غير معروفة',
  },
  refused: (reason: string) => `مرفوض: ${reason}`,
  conflict: 'عدّله شخص آخر في هذه الأثناء، ولم يُغيَّر شيء',
  conflictAfterRole: 'عدّلها شخص آخر في هذه الأثناء',
  roleOnly: (reason: string | undefined) =>
    ['تغيّر الدور ولم تتغيّر الصلاحيات', ...(reason === undefined ? [] : [reason])].join(': '),
  reportColumns: ['العنوان', 'الاسم', 'الدور', 'الممنوحة', 'المسحوبة', 'النتيجة'],
};
