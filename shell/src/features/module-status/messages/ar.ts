import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in Arabic. */
export const ar: Translation<typeof fr> = {
  announced: 'متاحة قريبًا',
  withdrawn: 'مسحوبة مؤقتًا',
  available: 'متاحة',
  ready: 'متاحة',
  renewed: 'إصدار جديد جاهز',
  degraded: 'تعمل جزئيًا',
  refused: 'مرفوضة',
};
