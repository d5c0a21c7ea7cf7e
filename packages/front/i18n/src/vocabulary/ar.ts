import type { Translation } from '../translation';
import type { fr } from './fr';

const roles = {
  SUPER_ADMIN: 'مسؤول رئيسي',
  ADMIN: 'مسؤول',
  OPERATOR: 'مشغّل',
};

/** The labels shared by several apps, in Arabic. */
export const ar: Translation<typeof fr> = {
  roles,
  shortRoles: roles,
  statuses: {
    ACTIVE: 'نشط',
    INACTIVE: 'غير نشط',
    SUSPENDED: 'موقوف',
  },
  auditActions: {
    LOGIN: 'تسجيل الدخول',
    LOGIN_FAILED: 'تسجيل دخول فاشل',
    LOGOUT: 'تسجيل الخروج',
    CREATE: 'إنشاء',
    UPDATE: 'تعديل',
    DELETE: 'حذف',
    STATUS_CHANGE: 'تغيير الحالة',
    PASSWORD_CHANGE: 'تغيير كلمة المرور',
    ROLE_CHANGE: 'تغيير الدور',
    READ: 'عرض',
  },
  permissions: {
    read: 'عرض',
    write: 'تعديل',
    delete: 'حذف',
    export: 'تصدير',
    import: 'استيراد',
    manage: 'إدارة',
  },
  resources: {
    auth: 'المصادقة',
    users: 'المستخدمون',
    roles: 'الأدوار',
    permissions: 'الصلاحيات',
    preferences: 'التفضيلات',
    sessions: 'الجلسات',
  },
};
