import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

export const ar: Translation<typeof fr> = {
  nobody: 'حساب غير معروف',
  did: {
    LOGIN: (who) => `${who}: تسجيل الدخول`,
    LOGIN_FAILED: (who) => `${who}: رفض تسجيل الدخول`,
    LOGOUT: (who) => `${who}: انتهاء الجلسة`,
    CREATE: (who, what) => `${who}: إنشاء ${what}`,
    UPDATE: (who, what) => `${who}: تعديل ${what}`,
    DELETE: (who, what) => `${who}: حذف ${what}`,
    STATUS_CHANGE: (who, what) => `${who}: تغيير ${what}`,
    PASSWORD_CHANGE: (who, what) => `${who}: تغيير ${what}`,
    ROLE_CHANGE: (who, what) => `${who}: تغيير ${what}`,
    READ: (who, what) => `${who}: عرض ${what}`,
  },
  didOther: (who) => `${who}: إجراء غير معروف هنا`,
  status: {
    ACTIVE: (who, whom) => `${who}: تنشيط حساب ${whom}`,
    INACTIVE: (who, whom) => `${who}: تعطيل حساب ${whom}`,
    SUSPENDED: (who, whom) => `${who}: تعليق حساب ${whom}`,
  },
  ended: {
    FORCED: (who, whom) => `${who}: تسجيل خروج ${whom}`,
    SESSION_DELETED: (who, whom) => `${who}: إغلاق جلسة ${whom}`,
  },
  disowned: (who) => `${who}: إنكار محاولة دخول («لم أكن أنا»)`,
  endedSome: (who, whom) => `${who}: إنهاء جلسة أو أكثر لحساب ${whom}`,
  invitation: {
    SENT: (whom) => `أُرسلت الدعوة إلى ${whom}`,
    NOT_SENT: (whom) => `لم تُرسل الدعوة إلى ${whom}`,
  },
  of: {
    account: (name) => `حساب ${name}`,
    file: (name) => `ملف ${name}`,
    rights: (name) => `صلاحيات ${name}`,
    preferences: (name) => `تفضيلات ${name}`,
    password: (name) => `كلمة مرور ${name}`,
    role: (name) => `دور ${name}`,
    status: (name) => `حالة ${name}`,
  },
  own: {
    account: 'الحساب الشخصي',
    file: 'الملف الشخصي',
    rights: 'الصلاحيات الشخصية',
    preferences: 'التفضيلات الشخصية',
    password: 'كلمة المرور الشخصية',
    role: 'الدور الشخصي',
    status: 'الحالة الشخصية',
  },
  unsaid: {
    password: 'كلمة مرور',
    role: 'دور حساب',
    status: 'حالة حساب',
    users: 'حساب',
    permissions: 'صلاحيات',
    preferences: 'تفضيلات',
    sessions: 'جلسة',
  },
  unsaidOther: 'عنصر',
  rightsOfRole: (role) => `صلاحيات الدور ${role}`,
};
