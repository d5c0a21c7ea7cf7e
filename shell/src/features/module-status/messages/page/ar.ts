import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { plural, number } = textTools('ar');

const moveTexts: Readonly<Record<string, (version: string) => string>> = {
  publish: (version) => `نشر الإصدار \u200e${version}`,
  rollback: (version) => `الرجوع إلى الإصدار \u200e${version}`,
  recovered: (version) => `إعادة نشر الإصدار \u200e${version}`,
  canary: (version) => `تجربة جزئية للإصدار \u200e${version}`,
  'canary-end': (version) => `انتهاء التجربة الجزئية للإصدار \u200e${version}`,
  withdraw: (version) => `سحب الوحدة (الإصدار \u200e${version})`,
  restore: (version) => `إعادة الإصدار \u200e${version} إلى الخدمة`,
  promote: (version) => `إتاحة الإصدار \u200e${version} للجميع`,
};

const failureKindTexts: Readonly<Record<string, string>> = {
  unreachable: 'الخادم غير متاح',
  invalid: 'رد غير متوقع من الخادم',
  integrity: 'ملف معدّل',
  origin: 'مصدر غير مسموح به',
  'host-api': 'إصدار المنصة غير متوافق',
  shared: 'مكوّن مشترك غير متوافق',
  broken: 'توقف عند البدء',
  crash: 'توقف أثناء الاستخدام',
};

export const ar: Translation<typeof fr> = {
  title: 'حالة الوحدات',
  shell: 'المنصة',
  adminsOnly: 'هذه الصفحة مخصصة للمسؤولين.',
  prompt: 'الإصدارات العاملة والفرق المسؤولة وسجل التغييرات وآخر الأعطال.',
  product: 'إصدار التطبيق:',
  list: 'الوحدات المنشورة',
  columns: {
    module: 'الوحدة',
    status: 'الحالة',
    version: 'الإصدار',
    owner: 'الفريق',
    previous: 'الإصدارات السابقة',
    time: 'التاريخ',
    move: 'التغيير',
    from: 'الإصدار المستبدل',
    reason: 'السبب',
    loads: 'مرات التحميل',
    failed: 'حالات الفشل',
  },
  canaryFor: (version, percent, users) =>
    `تجربة جزئية: \u200e${version} (\u200e${number(percent)}%\u200e من المستخدمين، ${plural(users, {
      zero: 'لا مستخدمين معيّنين',
      one: 'مستخدم معيّن واحد',
      two: 'مستخدمان معيّنان',
      few: `${number(users)} مستخدمين معيّنين`,
      many: `${number(users)} مستخدمًا معيّنًا`,
      other: `${number(users)} مستخدم معيّن`,
    })})`,
  none: '—',
  stale: (moment) => `فشل آخر تحديث. البيانات بتاريخ \u200e${moment}.`,
  rejected: 'إدخالات غير مقروءة في قائمة الوحدات',
  health: 'لدى جميع المستخدمين، خلال آخر 24 ساعة',
  healthFailed: 'تعذّر تحميل هذه الأرقام.',
  count: (value) => number(value),
  failuresByReason: (count, reasons) => `${number(count)} (${reasons.join('، ')})`,
  history: 'سجل التغييرات',
  historyEmpty: 'لا تغييرات',
  historyFailed: 'تعذّر تحميل سجل التغييرات.',
  move: (action, version) => moveTexts[action]?.(version) ?? `${action}: \u200e${version}`,
  failures: 'آخر الأعطال في هذا المتصفح',
  failuresEmpty: 'لا أعطال',
  failureKind: (kind) => failureKindTexts[kind] ?? kind,
  technical: 'تفاصيل تقنية',
};
