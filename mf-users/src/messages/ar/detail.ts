import { textTools, type Translation } from '@escale/i18n';
import type { detail as fr } from '../fr/detail';

const { number } = textTools('ar');

/** Texts of /users/{id}: the header, the tabs, and the states without a user (loading, failed). */
export const detail: Translation<typeof fr> = {
  loading: 'جارٍ تحميل المستخدم…',
  loadHint: 'يُرجى التحقق من الاتصال بالشبكة ثم إعادة المحاولة.',
  edit: 'تعديل',
  cancel: 'إلغاء',
  editMode: 'وضع التعديل',
  editModeHint: 'لحفظ التعديلات، يُستخدم زر الحفظ في التبويب النشط.',
  editing: 'قيد التعديل',
  copyEmail: 'نسخ عنوان البريد الإلكتروني',
  copied: 'تم نسخ عنوان البريد الإلكتروني',
  copyFailed: 'تعذّر نسخ عنوان البريد الإلكتروني. يمكن تحديده لنسخه.',
  write: 'مراسلة',
  neighbours: 'مستخدمون آخرون في القائمة',
  previous: 'المستخدم السابق',
  next: 'المستخدم التالي',
  place: (place: number, total: number) => `${number(place)} من ${number(total)}`,
  changed: (action: string, author: string | undefined, time: string) =>
    `${action} بواسطة ${author ?? 'شخص آخر'} في الساعة ${time}.`,
  hide: 'إخفاء',
  actions: {
    print: 'طباعة البطاقة',
    compare: 'مقارنة الصلاحيات أو نسخها',
    more: 'إجراءات أخرى',
    activate: 'تفعيل',
    deactivate: 'تعطيل',
    deactivateTitle: (name: string) => `تعطيل حساب ${name}؟`,
    deactivateText: 'لن يتمكن هذا الشخص من تسجيل الدخول بعد الآن. يمكن إعادة تفعيل حسابه لاحقًا.',
    delete: 'حذف',
    nowhereSignedIn: 'هذا الشخص غير متصل من أي جهاز.',
  },
  suspension: {
    action: 'إيقاف',
    title: (name: string) => `إيقاف حساب ${name}؟`,
    text: 'لن يتمكّن هذا الشخص من تسجيل الدخول. يمكنك إعادة تفعيل حسابه.',
    reason: 'السبب (اختياري)',
  },
  tabs: 'أقسام بطاقة المستخدم',
  tab: {
    general: 'معلومات عامة',
    permissions: 'الصلاحيات',
    preferences: 'التفضيلات',
    security: 'الأمان',
    activity: 'النشاط',
  },
};
