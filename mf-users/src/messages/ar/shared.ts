import type { Translation } from '@escale/i18n';
import type { shared as fr } from '../fr/shared';

/** Texts of several pages of the module: missing user, failures, reasons why an action is not allowed. */
export const shared: Translation<typeof fr> = {
  notFound: 'المستخدم غير موجود',
  notFoundText: 'المستخدم المطلوب غير موجود أو تم حذفه.',
  backToList: 'العودة إلى القائمة',
  loadFailed: 'تعذّر تحميل المستخدم',
  failure: (sentence: string) => `خطأ: ${sentence}`,
  updateFailed: 'تعذّر تعديل المستخدم',
  updated: 'تم تعديل المستخدم',
  emailPending: (email: string) => `تم إرسال رسالة تأكيد إلى ${email}؛ وسيتغير العنوان بعد تأكيده.`,
  neverConnected: 'لم يسجّل الدخول قط',
  never: 'أبدًا',
  system: 'النظام',
  invitationPending: 'دعوة قيد الانتظار',
  resendInvitation: 'إعادة إرسال الدعوة',
  invitationSent: (email: string) => `تمت إعادة إرسال الدعوة إلى ${email}.`,
  invitationFailed: 'تعذّرت إعادة إرسال الدعوة',
  stale: {
    title: (author: string | undefined) =>
      `تم تعديل هذا المستخدم بواسطة ${author ?? 'شخص آخر'} أثناء إدخالك للبيانات`,
    ownTitle: 'تم تعديل هذا المستخدم من حسابك في مكان آخر أثناء إدخالك للبيانات هنا',
    text: 'ما أدخلته محفوظ في النموذج؛ والحقول التي لم يطرأ عليها تغيير منك تعرض القيم الجديدة. يمكن الحفظ مجددًا لاستبدال القيم أدناه، أو اعتمادها كما هي.',
    same: 'القيم المحفوظة مطابقة لقيمك.',
    value: (label: string, value: string) => `${label}: ${value}`,
    take: 'اعتماد القيم المحفوظة',
  },
  reasons: {
    write: 'تنقصك صلاحية «تعديل» في وحدة إدارة المستخدمين.',
    delete: 'تنقصك صلاحية «حذف» في وحدة إدارة المستخدمين.',
    self: 'لا يمكنك القيام بذلك على حسابك الشخصي.',
    above: 'لهذا الحساب دور أعلى من دورك.',
    moreRights: 'لهذا الحساب صلاحيات ليست لديك.',
    lastSuperAdmin: 'هذا آخر مسؤول رئيسي نشط.',
    roleAbove: 'لا يمكنك إسناد دور أعلى من دورك.',
    roleMoreRights: 'لا يمكنك إسناد دور ليست لديك جميع صلاحياته.',
    ownRole: 'لا يمكنك تغيير دورك.',
  },
};
