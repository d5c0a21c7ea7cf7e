import { moduleNames } from '@escale/user-ui/audit/words/ar';
import { textTools, type Translation } from '@escale/i18n';
import type { permissions as fr } from '../fr/permissions';

const { number, plural } = textTools('ar');

/** Texts of the permission editor. */
export const permissions: Translation<typeof fr> = {
  intro: 'الوحدة المخفية لا تظهر في الصفحة الرئيسية لهذا المستخدم.',
  module: 'الوحدة',
  visible: 'الوحدة ظاهرة',
  notApplicable: '—',
  custom: 'مخصّص',
  all: 'الكل',
  none: 'لا شيء',
  allOf: (label: string) => `الكل: منح جميع صلاحيات ${label}`,
  noneOf: (label: string) => `لا شيء: دون أي صلاحية في ${label}`,
  reset: {
    user: {
      byDefault: (on: boolean) => (on ? 'الدور: نعم' : 'الدور: لا'),
      restore: 'العودة إلى الدور',
      restoreOf: (role: string, label: string) => `العودة إلى الدور «${role}»: ${label}`,
    },
    role: {
      byDefault: (on: boolean) => (on ? 'الافتراضي: نعم' : 'الافتراضي: لا'),
      restore: 'الافتراضي',
      restoreOf: (role: string, label: string) => `العودة إلى الصلاحيات الافتراضية لدور ${role}: ${label}`,
    },
  },
  roleDefaults: (role: string) => `تشير «مخصّص» إلى ما يختلف عن الصلاحيات الافتراضية لدور ${role}.`,
  noRoleDefaults: 'ليس لهذا الدور أي صلاحيات افتراضية',
  unsaved: {
    title: 'لا توجد صلاحيات محفوظة لهذا المستخدم',
    byRole: (role: string) =>
      `تسري صلاحيات دور ${role} حتى أول عملية حفظ. أدناه، جميع الوحدات ظاهرة ولا صلاحية ممنوحة.`,
    withoutRole:
      'لا يملك هذا المستخدم حق الوصول إلى أي وحدة حتى أول عملية حفظ. أدناه، جميع الوحدات ظاهرة ولا صلاحية ممنوحة.',
    load: 'تحميل صلاحيات الدور',
  },
  save: 'حفظ الصلاحيات',
  discard: 'إلغاء التغييرات',
  changes: (count: number) =>
    plural(count, {
      zero: 'لا توجد تغييرات',
      one: 'تغيير واحد للحفظ',
      two: 'تغييران للحفظ',
      few: `${number(count)} تغييرات للحفظ`,
      many: `${number(count)} تغييرًا للحفظ`,
      other: `${number(count)} تغيير للحفظ`,
    }),
  confirmTitle: (name: string) => `تعديل صلاحيات ${name}؟`,
  confirm: 'حفظ',
  granted: 'الممنوحة',
  withdrawn: 'المسحوبة',
  sameAsNow: 'هذه الصلاحيات هي السارية حاليًا.',
  flags: (module: string, names: readonly string[]) => `${module}: ${names.join('، ')}`,
  flag: (module: string, name: string) => `${module}، ${name}`,
  state: (on: boolean) => (on ? 'نعم' : 'لا'),
  saved: 'تم تحديث الصلاحيات',
  failed: 'تعذّر تعديل الصلاحيات',
  loadFailed: 'تعذّر تحميل الصلاحيات',
  ownAccess: 'لا يمكنك سحب هذه الصلاحية من نفسك.',
  moduleHidden: 'يجب إظهار الوحدة أولًا.',
  notHeld: 'لا يمكنك منح صلاحية ليست لديك.',
  labels: moduleNames,
};
