import type { Translation } from '@escale/i18n';
import type { frame as fr } from '../fr/frame';

/** Titles of the module's pages and links between them. */
export const frame: Translation<typeof fr> = {
  users: 'إدارة المستخدمين',
  newUser: 'مستخدم جديد',
  user: 'بطاقة المستخدم',
  editUser: 'تعديل المستخدم',
  profile: 'ملفي الشخصي',
};
