import { textTools, type Translation } from '@escale/i18n';
import type { list as fr } from '../fr/list';
import { chooseSentence, countInvitations, countUsers } from './counts';

const { number, percent, plural, list: joinList } = textTools('ar');

/** The text after this mark is laid out left to right, even if its first character has no direction of its own. */
const leftToRight = '\u200e';

/** Texts of /users. */
export const list: Translation<typeof fr> = {
  count: number,
  totalUsers: (value: number) =>
    plural(value, {
      zero: 'لا مستخدمين',
      one: 'مستخدم واحد في المجموع',
      two: 'مستخدمان في المجموع',
      few: `${countUsers(value)} في المجموع`,
      many: `${countUsers(value)} في المجموع`,
      other: `${countUsers(value)} في المجموع`,
    }),
  tableTitle: 'قائمة المستخدمين',
  searchLabel: 'البحث في قائمة المستخدمين',
  none: 'لا يوجد مستخدمون',
  loadFailed: 'تعذّر تحميل قائمة المستخدمين',
  columns: {
    user: 'المستخدم',
    email: 'البريد الإلكتروني',
    role: 'الدور',
    status: 'الحالة',
    lastLogin: 'آخر تسجيل دخول',
    createdAt: 'تاريخ الإنشاء',
    createdBy: 'أنشأه',
  },
  file: {
    lastName: 'اسم العائلة',
    firstName: 'الاسم الأول',
    username: 'اسم المستخدم',
    invitation: 'الدعوة',
    pending: 'قيد الانتظار',
  },
  withDetail: (value: string, detail: string) => `${value} (${detail})`,
  separator: ' · ',
  created: 'جديد',
  handle: (username: string) => `${leftToRight}@${username}`,
  named: (name: string, username: string) => `${name} (${leftToRight}@${username})`,
  cards: {
    total: 'المجموع',
    groups: { ACTIVE: 'نشطون', INACTIVE: 'غير نشطين', SUSPENDED: 'موقوفون' },
    statuses: {
      ACTIVE: (value: number) =>
        plural(value, {
          zero: 'نشط',
          one: 'نشط',
          two: 'نشطان',
          few: 'نشطين',
          many: 'نشطًا',
          other: 'نشط',
        }),
      INACTIVE: (value: number) =>
        plural(value, {
          zero: 'غير نشط',
          one: 'غير نشط',
          two: 'غير نشطين',
          few: 'غير نشطين',
          many: 'غير نشط',
          other: 'غير نشط',
        }),
      SUSPENDED: (value: number) =>
        plural(value, {
          zero: 'موقوف',
          one: 'موقوف',
          two: 'موقوفان',
          few: 'موقوفين',
          many: 'موقوفًا',
          other: 'موقوف',
        }),
    },
    roles: {
      SUPER_ADMIN: (value: number) =>
        plural(value, {
          zero: 'مسؤول رئيسي',
          one: 'مسؤول رئيسي',
          two: 'مسؤولان رئيسيان',
          few: 'مسؤولين رئيسيين',
          many: 'مسؤولًا رئيسيًا',
          other: 'مسؤول رئيسي',
        }),
      ADMIN: (value: number) =>
        plural(value, {
          zero: 'مسؤول',
          one: 'مسؤول',
          two: 'مسؤولان',
          few: 'مسؤولين',
          many: 'مسؤولًا',
          other: 'مسؤول',
        }),
      OPERATOR: (value: number) =>
        plural(value, {
          zero: 'مشغّل',
          one: 'مشغّل',
          two: 'مشغّلان',
          few: 'مشغّلين',
          many: 'مشغّلًا',
          other: 'مشغّل',
        }),
    },
    unknown: '—',
    percentage: (value: number | null) => (value === null ? '—' : percent(value)),
  },
  filters: {
    label: 'عوامل التصفية',
    role: 'الدور',
    status: 'الحالة',
    questions: {
      invitation: 'دعوة قيد الانتظار',
      never: 'لم يسجّل الدخول قط',
      idle: 'غير نشط منذ 30 يومًا',
    },
    printed: (name: string, value: string) => `${name}: ${value}`,
    together: (filters: readonly string[]) => filters.join('، '),
    remove: (filter: string) => `${filter}، إزالة عامل التصفية`,
    clear: 'مسح',
    ignored: {
      filter: (value: string) => `عامل التصفية «${value}» غير معروف: تم تجاهله`,
      sort: (value: string) => `الفرز «${value}» غير معروف: تم تجاهله`,
    },
  },
  views: {
    menu: 'طرق العرض',
    shown: (name: string) => `طريقة العرض: ${name}`,
    saveAs: 'حفظ طريقة العرض هذه',
    saveTitle: 'حفظ طريقة العرض هذه',
    saveHint: 'يُحفظ البحث وعوامل التصفية والفرز كما هي معروضة تحت هذا الاسم، لحسابك وفي هذا المتصفح.',
    name: 'اسم طريقة العرض',
    save: 'حفظ',
    cancel: 'إلغاء',
    remove: (name: string) => `حذف طريقة العرض «${name}»`,
    saved: (name: string) => `تم حفظ طريقة العرض «${name}»`,
    removed: (name: string) => `تم حذف طريقة العرض «${name}»`,
    failed: 'تعذّر حفظ طريقة العرض في هذا المتصفح',
  },
  resendTo: (action: string, name: string) => `${action}: ${name}`,
  toggleLabel: (name: string) => `حساب نشط: ${name}`,
  undo: {
    label: 'تراجع',
    changed: (name: string, status: string) => `${name}: ${status}`,
    done: 'تم التراجع عن التعديل',
    restored: (names: string) => `تمت استعادة الحالة: ${names}`,
    overtakenTitle: 'تعذّر التراجع',
    overtaken: (names: string, value: number) =>
      `عدّل شخص آخر البيانات أو حذفها في هذه الأثناء، ${chooseSentence(value, 'ولم يتغير شيء', 'وتُركا كما هما', 'وتُركوا كما هم')}: ${names}`,
    underWay: 'جارٍ التراجع',
    stop: 'إيقاف',
    stopped: 'تم إيقاف التراجع',
    failed: (names: string) => `لم تُستعَد الحالة: ${names}`,
  },
  names: (names: readonly string[]) => {
    const rest = names.length - 3;
    if (rest <= 0) return joinList(names);
    const others = plural(rest, {
      zero: 'غيرهم',
      one: 'شخص آخر',
      two: 'شخصان آخران',
      few: `${number(rest)} أشخاص آخرين`,
      many: `${number(rest)} شخصًا آخر`,
      other: `${number(rest)} شخص آخر`,
    });
    return joinList([...names.slice(0, 3), others]);
  },
  actions: {
    view: 'عرض التفاصيل',
    edit: 'تعديل',
    delete: 'حذف',
    activate: 'تفعيل',
    deactivate: 'تعطيل',
    rights: 'الدور والصلاحيات',
    invite: 'إعادة إرسال الدعوة',
  },
  bulk: {
    titles: {
      activate: (value: number) => `تفعيل ${countUsers(value)}؟`,
      deactivate: (value: number) => `تعطيل ${countUsers(value)}؟`,
      delete: (value: number) => `حذف ${countUsers(value)}؟`,
      invite: (value: number) => `إعادة إرسال ${countInvitations(value)}؟`,
    },
    questions: {
      activate: (value: number) =>
        chooseSentence(
          value,
          'سيتمكن هذا المستخدم من تسجيل الدخول مجددًا:',
          'سيتمكن هذان المستخدمان من تسجيل الدخول مجددًا:',
          'سيتمكن هؤلاء المستخدمون من تسجيل الدخول مجددًا:',
        ),
      deactivate: (value: number) =>
        chooseSentence(
          value,
          'لن يتمكن هذا المستخدم من تسجيل الدخول بعد الآن:',
          'لن يتمكن هذان المستخدمان من تسجيل الدخول بعد الآن:',
          'لن يتمكن هؤلاء المستخدمون من تسجيل الدخول بعد الآن:',
        ),
      delete: (value: number) =>
        chooseSentence(
          value,
          'سيُحذف هذا المستخدم نهائيًا:',
          'سيُحذف هذان المستخدمان نهائيًا:',
          'سيُحذف هؤلاء المستخدمون نهائيًا:',
        ),
      invite: (value: number) =>
        `سيُرسَل بريد دعوة جديد إلى ${chooseSentence(value, 'هذا الشخص', 'هذين الشخصين', 'كل من هؤلاء الأشخاص')}:`,
    },
    irreversible: 'تنبيه: لا يمكن التراجع عن هذا الإجراء.',
    names: 'المستخدمون المعنيون',
    leftOutNames: 'المستخدمون غير المعنيين',
    leftOut: (value: number) => `سيتم تجاهل ${countUsers(value)}:`,
    leftOutReason: (name: string, reason: string) => `${name} (${reason})`,
    reasons: {
      alreadyActive: 'نشط بالفعل',
      alreadyInactive: 'غير نشط بالفعل',
      accepted: 'سبق قبول الدعوة',
      self: 'هذا حسابك',
      above: 'دور أعلى من دورك',
      moreRights: 'صلاحيات ليست لديك',
      lastSuperAdmin: 'آخر مسؤول رئيسي نشط',
      write: 'تنقصك صلاحية «تعديل»',
      delete: 'تنقصك صلاحية «حذف»',
    },
    typeFirst: (value: number) => `للتأكيد، يُرجى كتابة عدد الأشخاص: ${value}`,
    failed: 'تعذّر تنفيذ الإجراء الجماعي',
    done: {
      activate: (value: number) => `تم تفعيل ${countUsers(value)}`,
      deactivate: (value: number) => `تم تعطيل ${countUsers(value)}`,
      delete: (value: number) => `تم حذف ${countUsers(value)}`,
      invite: (value: number) => `تمت إعادة إرسال ${countInvitations(value)}`,
    },
    partial: (successes: number, failures: number) =>
      `نجحت: ${number(successes)}، وتعذّرت: ${number(failures)}`,
    partialTitle: {
      activate: (value: number) => `لم يتم تفعيل ${countUsers(value)}`,
      deactivate: (value: number) => `لم يتم تعطيل ${countUsers(value)}`,
      delete: (value: number) => `لم يتم حذف ${countUsers(value)}`,
      invite: (value: number) => `لم تتم دعوة ${countUsers(value)}`,
    },
    underWay: 'الإجراء الجماعي قيد التنفيذ',
    progress: (done: number, total: number) => `${number(done)} من ${countUsers(total)}`,
    stopped: (done: number, total: number) =>
      `تمت معالجة ${number(done)} من ${countUsers(total)}. والباقون في القائمة أدناه.`,
    reason: (name: string, reason: string) => `${name}: ${reason}`,
    tooMany: (most: number) => `بحد أقصى ${countUsers(most)} في المرة الواحدة: ضيّق نطاق التحديد.`,
    nobody: 'لا ينطبق الإجراء على أي من المستخدمين المحدَّدين.',
    nobodyInvited: 'لا توجد دعوة قيد الانتظار ضمن التحديد.',
    selected: (value: number) => `تم تحديد ${countUsers(value)}`,
    unknownReason: 'لم يُبلغ الخادم عن السبب',
    close: 'إغلاق',
  },
  deletion: {
    title: 'حذف المستخدم',
    question: (name: string) => `تأكيد حذف المستخدم ${name}؟`,
    failed: 'تعذّر حذف المستخدم',
    done: 'تم حذف المستخدم',
  },
};
