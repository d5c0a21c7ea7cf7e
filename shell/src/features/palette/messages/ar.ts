import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in Arabic. */
export const ar: Translation<typeof fr> = {
  label: 'البحث أو الانتقال إلى…',
  placeholder: 'صفحة أو شخص أو إجراء',
  placeholderWithoutPeople: 'صفحة أو إجراء',
  empty: 'لا توجد نتائج',
  groups: { pages: 'الصفحات', actions: 'الإجراءات', people: 'الأشخاص', onPeople: 'إجراءات على شخص' },
  acts: {
    suspend: (name) => `إيقاف ${name}`,
    deactivate: (name) => `تعطيل ${name}`,
    rights: (name) => `صلاحيات ${name}`,
    password: (name) => `كلمة مرور ${name}`,
    activity: (name) => `نشاط ${name}`,
  },
  home: 'صفحة الوحدات',
  profile: 'ملفي الشخصي',
  password: 'تغيير كلمة المرور',
  status: 'حالة الوحدات',
  theme: (name) => `المظهر: ${name}`,
  themes: { light: 'فاتح', dark: 'داكن', auto: 'تلقائي' },
  themeWords: 'مظهر لون وضع',
  keys: 'اختصارات لوحة المفاتيح',
  loadingPeople: 'جارٍ البحث عن الأشخاص…',
  peopleFailed: 'تعذّرت قراءة قائمة الأشخاص؛ تبقى الصفحات والإجراءات متاحة.',
  offline: 'غير متصل بالشبكة: لا يمكن فتح وحدة لم تُفتح من قبل.',
  offlinePeople: 'غير متصل بالشبكة: لا يمكن البحث عن الأشخاص ولا فتح وحدة لم تُفتح من قبل.',
  offlineKnownPeople: (time) =>
    `غير متصل بالشبكة: الأشخاص من القائمة المقروءة عند ${time}. لا يمكن فتح وحدة لم تُفتح من قبل.`,
  help: {
    title: 'اختصارات لوحة المفاتيح',
    palette: 'الانتقال إلى صفحة أو العثور على شخص أو بدء إجراء',
    search: 'البحث في الصفحة',
    list: 'عرض هذه الاختصارات',
    notifications: 'الانتقال إلى الإشعارات',
    close: 'إغلاق ما هو مفتوح',
    escape: 'Esc',
    whileTyping: 'لا تعمل الاختصارات ذات المفتاح الواحد أثناء الكتابة أبدًا.',
    turnOff: 'إيقاف الاختصارات ذات المفتاح الواحد',
    turnOn: 'تشغيل الاختصارات ذات المفتاح الواحد',
    done: 'إغلاق',
  },
};
