import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in Arabic. */
export const ar: Translation<typeof fr> = {
  server: 'خطأ في الخادم. يُرجى إعادة المحاولة لاحقًا.',
  notFound: 'المورد غير موجود.',
  forbidden: 'الوصول محظور.',
  network: 'خطأ في الاتصال بالشبكة.',
  // The direction mark keeps an identifier that begins with a digit from attaching to the Arabic text.
  reference: (id) => `المرجع: \u200e${id}`,
  timeout: 'انتهت مهلة الانتظار.',
};
