import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in Arabic. */
export const ar: Translation<typeof fr> = {
  server: 'خطأ في الخادم. يُرجى إعادة المحاولة لاحقًا.',
  notFound: 'المورد غير موجود.',
  forbidden: 'الوصول محظور.',
  network: 'خطأ في الاتصال بالشبكة.',
  // The identifier may begin with a digit, which would attach to the Arabic text.
  reference: (id) => `المرجع: \u200e${id}`,
  timeout: 'انتهت مهلة الانتظار.',
  refusals: {
    BAD_JSON: 'تعذّرت قراءة الطلب.',
    INVALID_BODY: 'بيانات غير صالحة.',
    BODY_TOO_LARGE: 'الطلب كبير جدًا.',
    UNSUPPORTED_MEDIA_TYPE: 'هذا النوع من المحتوى غير مقبول.',
    NOT_FOUND: 'المورد غير موجود.',
    METHOD_NOT_ALLOWED: 'هذا الإجراء غير ممكن هنا.',
    UNAUTHENTICATED: 'انتهت صلاحية جلستك. يُرجى تسجيل الدخول من جديد.',
    FORBIDDEN: 'ليس لديك الحق في تنفيذ هذا الإجراء.',
    CONFLICT: 'هذه البيانات مستخدمة بالفعل.',
    STALE: 'عدّل شخص آخر هذه البيانات في هذه الأثناء.',
    RULE: 'توجد قاعدة تمنع هذا التغيير.',
    BAD_IMAGE: 'لا يمكن استخدام هذه الصورة.',
    EMAIL_UNKNOWN: 'عنوان البريد الإلكتروني غير موجود',
    BAD_CREDENTIALS: 'كلمة المرور غير صحيحة',
    ACCOUNT_INACTIVE: 'هذا الحساب غير نشط. تواصل مع المسؤول لديك.',
    OTP_INVALID: 'رمز التحقق غير صالح.',
    OTP_EXPIRED: 'انتهت صلاحية هذا الرمز. اطلب رمزًا جديدًا.',
    OTP_EXHAUSTED: 'بلغت الحد الأقصى من المحاولات.',
    LINK_INVALID: 'لم يعد هذا الرابط صالحًا.',
    PASSWORD_REFUSED: 'كلمة المرور هذه غير مقبولة. اختر غيرها.',
    REAUTHENTICATION_REQUIRED: 'أكّد هويتك للمتابعة.',
    TOO_MANY_REQUESTS: 'محاولات كثيرة جدًا. أعد المحاولة لاحقًا.',
    BAD_ORIGIN: 'يأتي هذا الطلب من مصدر آخر.',
    BAD_HOST: 'هذا الخادم لا يجيب عن اسم المضيف هذا.',
    OVERLOADED: 'الخدمة مشغولة جدًا. أعد المحاولة بعد بضع ثوانٍ.',
    SERVER_ERROR: 'خطأ في الخادم. يُرجى إعادة المحاولة لاحقًا.',
  },
};
