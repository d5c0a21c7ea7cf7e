import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { number, percent, plural } = textTools('ar');

/** The texts in Arabic. */
export const ar: Translation<typeof fr> = {
  title: 'لوحة المعلومات',
  lastUpdate: (moment: string) => `آخر تحديث: \u200e${moment}`,
  simulated: {
    title: 'بيانات تجريبية',
    text: 'المؤشرات وحالة العمليات والأنشطة الأخيرة أدناه مجرد أمثلة. وحده قسم «الوقت الفعلي» يعرض بيانات حقيقية.',
    badge: 'تجريبي',
  },
  kpis: {
    heading: 'المؤشرات الرئيسية',
    activeContainers: 'الحاويات النشطة',
    activeContainersDetail: 'من أصل 1,600 موقع',
    shipments: 'الشحنات الجارية',
    shipmentsDetail: '12 رحلة مقررة غدًا',
    activeUsers: 'المستخدمون النشطون',
    activeUsersDetail: 'من أصل 48 حسابًا',
    revenue: 'الإيراد الشهري',
    revenueDetail: 'خلال شهر واحد',
    currency: 'FCFA',
  },
  operations: {
    share: (value: number) => percent(value),
    heading: 'حالة العمليات',
    normal: 'العمليات الاعتيادية',
    normalDetail: 'ضمن الآجال المحددة',
    pending: 'قيد الانتظار',
    pendingDetail: 'بحاجة إلى معالجة من الفرق',
    alerts: 'تنبيهات',
    alertsDetail: 'بحاجة إلى مراجعة',
  },
  charts: {
    heading: 'الرسوم البيانية',
    traffic: 'حركة الحاويات',
    revenue: 'تطور الإيراد',
    inDevelopment: 'قيد التطوير',
    text: 'هذا الرسم البياني قيد التطوير.',
  },
  recent: {
    heading: 'الأنشطة الأخيرة',
    columns: { activity: 'النشاط', detail: 'التفاصيل', user: 'المستخدم', time: 'الوقت' },
    rows: [
      {
        activity: 'استلام حاوية',
        detail: 'MSCU 482913-7، الرصيف 2',
        user: 'Yao Kouassi',
        time: '09:42',
      },
      {
        activity: 'انطلاق شحنة',
        detail: 'EXP-0381 إلى Bouaké',
        user: 'Fatou Bamba',
        time: '09:15',
      },
      {
        activity: 'انتهاء تفريغ الحاوية',
        detail: 'TGHU 731205-0، المخزن B',
        user: 'Moussa Diabaté',
        time: '08:57',
      },
      {
        activity: 'تفتيش جمركي',
        detail: 'CMAU 115649-3، تم التحقق من الختم',
        user: 'Claire Lefèvre',
        time: '08:30',
      },
      {
        activity: 'إصدار تقرير',
        detail: 'ملخص العمليات الأسبوعي',
        user: 'Awa Koné',
        time: '08:05',
      },
    ],
  },
  live: {
    heading: 'الوقت الفعلي',
    connected: 'متصل',
    disconnected: 'غير متصل',
    disconnectedText: 'لا يوجد اتصال مباشر. يُنشأ تلقائيًا، ثم تصل الأحداث.',
    activeSessions: 'الجلسات النشطة',
    online: 'المتصلون الآن، وأنت منهم',
    activeUsers: 'الحسابات النشطة',
    unknownFigure: '—',
    lastKnown: (time: string) => `آخر قيمة معروفة، عند ${time}`,
    usersNotAllowed: 'يتطلب عرضها صلاحية عرض المستخدمين.',
    usersFailed: 'عدد الحسابات النشطة غير متاح حاليًا.',
    usersDetail: (total: number) =>
      plural(total, {
        zero: 'من أصل 0 حساب',
        one: 'من أصل حساب واحد',
        two: 'من أصل حسابين',
        few: `من أصل ${number(total)} حسابات`,
        many: `من أصل ${number(total)} حسابًا`,
        other: `من أصل ${number(total)} حساب`,
      }),
    usersOpen: 'عرض هذه الحسابات',
    feed: 'النشاط المباشر',
    feedEmpty: 'لا يوجد نشاط حاليًا',
    feedEmptyText: 'تظهر هنا آخر عشرة إجراءات فور حدوثها.',
    someone: 'أحد المستخدمين',
    userConnected: (name: string) => `تسجيل دخول جديد: ${name}`,
  },
};
