import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in Arabic. */
export const ar: Translation<typeof fr> = {
  figureAt: (time) => `(عند ${time})`,
  empty: 'لا توجد وحدات متاحة',
  emptyHint: 'يُرجى التواصل مع مسؤول للحصول على حق الوصول.',
  refresh: 'تحديث الصفحة',
  contact: 'التواصل مع الدعم',
  contactSubject: (name) => `وصول ${name} إلى الوحدات`,
  resumeBefore: 'كانت الصفحة المعروضة هي',
  resumeAfter: 'قبل تسجيل دخولك.',
  resume: 'متابعة',
  dismissResume: 'تجاهل',
};
