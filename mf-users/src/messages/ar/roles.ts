import type { Translation } from '@escale/i18n';
import type { roles as fr } from '../fr/roles';

/** Texts of /users/roles. */
export const roles: Translation<typeof fr> = {
  title: 'صلاحيات الأدوار',
  back: 'العودة إلى المستخدمين',
  intro:
    'تسري هذه الصلاحيات على جميع الحسابات ذات هذا الدور، باستثناء الوحدات التي يملك فيها الحساب صلاحيات خاصة به. وتصبح نافذة فور حفظها.',
  tabs: 'الأدوار',
  everybody: (role: string) => `جميع الحسابات ذات الدور «${role}»`,
  changed: (role: string, author: string | undefined, time: string) =>
    `تعديل صلاحيات الدور «${role}» بواسطة ${author ?? 'شخص آخر'} في الساعة ${time}.`,
  superAdminOnly: 'لا يمكن إلا لمسؤول رئيسي تغيير صلاحيات دور.',
  fixed: 'لا تتغير صلاحيات المسؤول الرئيسي في الوحدات الأساسية.',
  loadFailed: 'تعذّر تحميل صلاحيات هذا الدور',
  none: 'صلاحيات الأدوار ثابتة',
  noneHint: 'على هذا الخادم، تُمنح الصلاحيات لكل حساب على حدة، في بطاقة كل مستخدم.',
};
