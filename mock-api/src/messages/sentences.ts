import { attempts, seconds, waitingTime } from './counted';
import { fieldSentences } from './field-sentences';
import type { Sentence } from './sentence';

/** Every sentence that refuses a call, in the three languages; the French ones are those of §7 and §8. */
export const sentences = {
  badJson: {
    fr: "Le corps de la requête n'est pas du JSON valide.",
    en: 'The request body is not valid JSON.',
    ar: 'نص الطلب ليس JSON صالحًا.',
  },
  boundedJson: {
    fr: 'Le corps de la requête est trop profond ou compte trop de valeurs.',
    en: 'The request body is nested too deeply or holds too many values.',
    ar: 'نص الطلب متداخل أكثر من اللازم أو يحتوي على قيم كثيرة جدًا.',
  },
  invalidBody: { fr: 'Données invalides.', en: 'Invalid data.', ar: 'بيانات غير صالحة.' },
  unknownField: { fr: 'Champ inconnu', en: 'Unknown field', ar: 'حقل غير معروف' },
  badCharacter: { fr: 'Caractère non autorisé', en: 'Character not allowed', ar: 'حرف غير مسموح به' },
  wrongType: { fr: 'Type de valeur incorrect', en: 'Wrong type of value', ar: 'نوع القيمة غير صحيح' },
  objectExpected: {
    fr: 'Un objet JSON est attendu.',
    en: 'A JSON object is expected.',
    ar: 'المطلوب كائن JSON.',
  },
  bodyTooLarge: {
    fr: 'La requête est trop volumineuse.',
    en: 'The request is too large.',
    ar: 'الطلب كبير جدًا.',
  },
  unsupportedMediaType: {
    fr: 'Le contenu doit être envoyé en JSON (application/json).',
    en: 'The content must be sent as JSON (application/json).',
    ar: 'يجب إرسال المحتوى بصيغة JSON (application/json).',
  },
  notFound: { fr: 'Ressource non trouvée.', en: 'Resource not found.', ar: 'المورد غير موجود.' },
  methodNotAllowed: {
    fr: 'Méthode non autorisée pour cette adresse.',
    en: 'Method not allowed for this address.',
    ar: 'الطريقة غير مسموح بها لهذا العنوان.',
  },
  unauthenticated: {
    fr: 'Votre session a expiré. Veuillez vous reconnecter.',
    en: 'Your session has expired. Please sign in again.',
    ar: 'انتهت صلاحية جلستك. يُرجى تسجيل الدخول من جديد.',
  },
  reauthenticationRequired: {
    fr: 'Pour protéger votre compte, confirmez votre identité avant de modifier votre mot de passe ou votre adresse email.',
    en: 'To protect your account, confirm your identity before you change your password or email address.',
    ar: 'لحماية حسابك، أكّد هويتك قبل تغيير كلمة المرور أو عنوان البريد الإلكتروني.',
  },
  forbidden: {
    fr: "Vous n'avez pas le droit d'effectuer cette action.",
    en: 'You are not allowed to do this.',
    ar: 'ليس لديك الحق في تنفيذ هذا الإجراء.',
  },
  forceLogoutForbidden: {
    fr: 'Seuls les super admins peuvent forcer la déconnexion',
    en: 'Only super administrators can force a sign-out',
    ar: 'يمكن للمسؤولين الرئيسيين فقط فرض تسجيل الخروج',
  },
  badHost: {
    fr: "Ce serveur ne répond pas pour ce nom d'hôte.",
    en: 'This server does not answer for this host name.',
    ar: 'هذا الخادم لا يجيب عن اسم المضيف هذا.',
  },
  backend: {
    notAllowed: {
      fr: "Ce module n'a pas de service autorisé.",
      en: 'This module has no allowed service.',
      ar: 'لا توجد لهذه الوحدة خدمة مسموح بها.',
    },
    unavailable: {
      fr: 'Le service du module est momentanément indisponible.',
      en: 'The service of the module is unavailable at the moment.',
      ar: 'خدمة الوحدة غير متاحة حاليًا.',
    },
    timeout: {
      fr: "Le service du module n'a pas répondu à temps.",
      en: 'The service of the module did not answer in time.',
      ar: 'لم تستجب خدمة الوحدة في الوقت المحدد.',
    },
  },
  badOrigin: {
    fr: "Cette requête vient d'une autre origine : elle est refusée.",
    en: 'This request comes from another origin and is refused.',
    ar: 'يأتي هذا الطلب من مصدر آخر، ولذلك رُفض.',
  },
  badIdempotencyKey: {
    fr: "L'en-tête Idempotency-Key doit contenir de 16 à 128 lettres, chiffres ou signes.",
    en: 'The Idempotency-Key header must hold 16 to 128 letters, digits or signs.',
    ar: 'يجب أن تحتوي الترويسة Idempotency-Key على 16 إلى 128 حرفًا أو رقمًا أو علامة.',
  },
  idempotencyKeyReused: {
    fr: 'Cette clé Idempotency-Key a déjà servi pour une autre demande.',
    en: 'This Idempotency-Key has already been used for another request.',
    ar: 'سبق استخدام المفتاح Idempotency-Key هذا لطلب آخر.',
  },
  badRequest: { fr: 'La requête est incorrecte.', en: 'The request is malformed.', ar: 'الطلب غير صحيح.' },
  requestTimeout: {
    fr: "La requête n'est pas arrivée à temps.",
    en: 'The request did not arrive in time.',
    ar: 'لم يصل الطلب في الوقت المناسب.',
  },
  overloaded: {
    fr: 'Le service est très sollicité. Veuillez réessayer dans quelques secondes.',
    en: 'The service is very busy. Please try again in a few seconds.',
    ar: 'الخدمة مشغولة جدًا. يُرجى إعادة المحاولة بعد بضع ثوانٍ.',
  },
  databaseUnavailable: {
    fr: 'Le service est momentanément indisponible. Veuillez réessayer dans quelques secondes.',
    en: 'The service is temporarily unavailable. Please try again in a few seconds.',
    ar: 'الخدمة غير متاحة مؤقتًا. يُرجى إعادة المحاولة بعد بضع ثوانٍ.',
  },
  serverError: {
    fr: 'Erreur serveur. Veuillez réessayer plus tard.',
    en: 'Server error. Please try again later.',
    ar: 'خطأ في الخادم. يُرجى إعادة المحاولة لاحقًا.',
  },
  emailUnknown: {
    fr: 'Adresse email non trouvée',
    en: 'Email address not found',
    ar: 'عنوان البريد الإلكتروني غير موجود',
  },
  badCredentials: { fr: 'Mot de passe incorrect', en: 'Wrong password', ar: 'كلمة المرور غير صحيحة' },
  badCredentialsHidden: {
    fr: 'Adresse email ou mot de passe incorrect',
    en: 'Wrong email address or password',
    ar: 'عنوان البريد الإلكتروني أو كلمة المرور غير صحيحة',
  },
  accountInactive: {
    fr: "Ce compte n'est pas actif. Contactez votre administrateur.",
    en: 'This account is not active. Contact your administrator.',
    ar: 'هذا الحساب غير نشط. تواصل مع المسؤول لديك.',
  },
  userNotFound: { fr: 'Utilisateur non trouvé', en: 'User not found', ar: 'المستخدم غير موجود' },
  codeInvalid: (left: number): Sentence => ({
    fr: `Code de vérification invalide. Il vous reste ${attempts(left).fr}.`,
    en: `Invalid verification code. You have ${attempts(left).en} left.`,
    ar: `رمز التحقق غير صالح. المتبقي لك: ${attempts(left).ar}.`,
  }),
  codeExhausted: {
    fr: 'Nombre maximal de tentatives atteint. Demandez un nouveau code.',
    en: 'No attempts are left. Request a new code.',
    ar: 'بلغت الحد الأقصى من المحاولات. اطلب رمزًا جديدًا.',
  },
  codeExpired: {
    fr: 'Ce code a expiré. Demandez un nouveau code.',
    en: 'This code has expired. Request a new code.',
    ar: 'انتهت صلاحية هذا الرمز. اطلب رمزًا جديدًا.',
  },
  signInExpired: {
    fr: 'Votre connexion a expiré. Veuillez vous reconnecter.',
    en: 'Your sign-in has expired. Please sign in again.',
    ar: 'انتهت صلاحية محاولة الدخول. يُرجى تسجيل الدخول من جديد.',
  },
  resendCooldown: (count: number): Sentence => ({
    fr: `Veuillez attendre ${count} secondes avant de demander un nouveau code`,
    en: `Please wait ${seconds(count).en} before you request a new code`,
    ar: `يُرجى الانتظار ${seconds(count).ar} قبل طلب رمز جديد`,
  }),
  resendExhausted: {
    fr: 'Trop de codes ont été demandés. Recommencez la connexion depuis le début.',
    en: 'Too many codes have been requested. Start the sign-in again.',
    ar: 'طُلبت رموز كثيرة جدًا. ابدأ تسجيل الدخول من جديد.',
  },
  tooManyAttempts: (count: number): Sentence => ({
    fr: `Trop de tentatives. Réessayez dans ${waitingTime(count).fr}.`,
    en: `Too many attempts. Try again in ${waitingTime(count).en}.`,
    ar: `محاولات كثيرة جدًا. أعد المحاولة بعد ${waitingTime(count).ar}.`,
  }),
  linkInvalid: {
    fr: "Ce lien n'est plus valable. Demandez-en un nouveau.",
    en: 'This link is no longer valid. Request a new one.',
    ar: 'لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا.',
  },
  reportLinkInvalid: {
    fr: "Ce lien n'est plus valable. Si cette connexion n'était pas la vôtre, changez votre mot de passe et prévenez votre administrateur.",
    en: 'This link is no longer valid. If this sign-in was not yours, change your password and tell your administrator.',
    ar: 'لم يعد هذا الرابط صالحًا. إذا لم تكن أنت من سجّل الدخول، فغيّر كلمة المرور وأبلغ المسؤول لديك.',
  },
  emailLinkInvalid: {
    fr: "Ce lien n'est plus valable. Pour recevoir un nouveau lien, modifiez à nouveau votre adresse email.",
    en: 'This link is no longer valid. To get a new one, change your email address again.',
    ar: 'لم يعد هذا الرابط صالحًا. لتلقي رابط جديد، غيّر عنوان بريدك الإلكتروني مرة أخرى.',
  },
  passwordReasons: {
    short: {
      fr: 'Mot de passe minimum 8 caractères',
      en: 'Password: at least 8 characters',
      ar: 'كلمة المرور: 8 أحرف على الأقل',
    },
    long: {
      fr: 'Mot de passe maximum 128 caractères',
      en: 'Password: at most 128 characters',
      ar: 'كلمة المرور: 128 حرفًا على الأكثر',
    },
    common: {
      fr: 'Ce mot de passe est trop répandu ou bâti sur un mot courant. Choisissez-en un autre.',
      en: 'This password is too common or built on a common word. Choose another one.',
      ar: 'كلمة المرور هذه شائعة جدًا أو مبنية على كلمة شائعة. اختر غيرها.',
    },
    personal: {
      fr: 'Le mot de passe ne doit contenir ni votre nom, ni votre adresse email, ni le nom du produit.',
      en: 'The password must not contain your name, your email address or the name of the product.',
      ar: 'يجب ألا تحتوي كلمة المرور على اسمك أو عنوان بريدك الإلكتروني أو اسم المنتج.',
    },
    same: {
      fr: 'Un nouveau mot de passe est exigé : choisissez-en un autre que le précédent.',
      en: 'A new password is required: choose one that differs from the last.',
      ar: 'كلمة مرور جديدة مطلوبة: اختر كلمة تختلف عن السابقة.',
    },
    weak: {
      fr: 'Ce mot de passe est trop faible. Mélangez majuscules, minuscules, chiffres et caractères spéciaux.',
      en: 'This password is too weak. Mix upper and lower case, digits and special characters.',
      ar: 'كلمة المرور هذه ضعيفة جدًا. امزج بين الأحرف الكبيرة والصغيرة والأرقام والرموز الخاصة.',
    },
  },
  users: {
    aboveOwnRole: {
      fr: 'Vous ne pouvez pas modifier un utilisateur dont le rôle est supérieur au vôtre.',
      en: 'You cannot change a user whose role is above yours.',
      ar: 'لا يمكنك تعديل مستخدم دوره أعلى من دورك.',
    },
    moreRights: {
      fr: "Vous ne pouvez pas modifier un utilisateur qui a des droits que vous n'avez pas vous-même.",
      en: 'You cannot change a user who has rights that you do not have yourself.',
      ar: 'لا يمكنك تعديل مستخدم لديه حقوق لا تملكها أنت.',
    },
    roleAbove: {
      fr: 'Vous ne pouvez pas attribuer un rôle supérieur au vôtre.',
      en: 'You cannot give a role above yours.',
      ar: 'لا يمكنك منح دور أعلى من دورك.',
    },
    roleMoreRights: {
      fr: "Vous ne pouvez pas attribuer un rôle dont vous n'avez pas vous-même tous les droits.",
      en: 'You cannot give a role whose rights you do not all have yourself.',
      ar: 'لا يمكنك منح دور لا تملك أنت جميع حقوقه.',
    },
    grantBeyondOwn: {
      fr: "Vous ne pouvez pas accorder un droit que vous n'avez pas vous-même.",
      en: 'You cannot grant a right that you do not have yourself.',
      ar: 'لا يمكنك منح حق لا تملكه أنت.',
    },
    ownDeletion: {
      fr: 'Vous ne pouvez pas supprimer votre propre compte.',
      en: 'You cannot delete your own account.',
      ar: 'لا يمكنك حذف حسابك.',
    },
    ownStatus: {
      fr: 'Vous ne pouvez pas changer le statut de votre propre compte.',
      en: 'You cannot change the status of your own account.',
      ar: 'لا يمكنك تغيير حالة حسابك.',
    },
    ownRole: {
      fr: 'Vous ne pouvez pas changer votre propre rôle.',
      en: 'You cannot change your own role.',
      ar: 'لا يمكنك تغيير دورك.',
    },
    ownAccess: {
      fr: "Vous ne pouvez pas vous retirer l'accès à la gestion des utilisateurs.",
      en: 'You cannot withdraw your own access to user management.',
      ar: 'لا يمكنك سحب وصولك إلى إدارة المستخدمين.',
    },
    ownRequirement: {
      fr: 'Vous ne pouvez pas lever vous-même la demande de changer votre mot de passe.',
      en: 'You cannot lift the demand to change your own password.',
      ar: 'لا يمكنك أن تلغي بنفسك طلب تغيير كلمة مرورك.',
    },
    lastSuperAdmin: {
      fr: 'Il doit rester au moins un super administrateur actif.',
      en: 'At least one active super administrator must remain.',
      ar: 'يجب أن يبقى مسؤول رئيسي نشط واحد على الأقل.',
    },
    stale: {
      fr: 'Cet utilisateur a été modifié entre-temps par une autre personne.',
      en: 'Another person has changed this user in the meantime.',
      ar: 'عدّل شخص آخر هذا المستخدم في هذه الأثناء.',
    },
    emailTaken: {
      fr: 'Cette adresse email est déjà utilisée',
      en: 'This email address is already in use',
      ar: 'عنوان البريد الإلكتروني هذا مستخدم بالفعل',
    },
    usernameTaken: {
      fr: "Ce nom d'utilisateur est déjà utilisé",
      en: 'This user name is already in use',
      ar: 'اسم المستخدم هذا مستخدم بالفعل',
    },
    emailAndUsernameTaken: {
      fr: "Cette adresse email et ce nom d'utilisateur sont déjà utilisés",
      en: 'This email address and this user name are already in use',
      ar: 'عنوان البريد الإلكتروني واسم المستخدم هذان مستخدمان بالفعل',
    },
    sessionNotFound: { fr: 'Session non trouvée', en: 'Session not found', ar: 'الجلسة غير موجودة' },
    sessionClosed: {
      fr: 'Cette session est déjà fermée.',
      en: 'This session is already closed.',
      ar: 'هذه الجلسة مغلقة بالفعل.',
    },
    notChanged: {
      fr: "Cet utilisateur n'a pas pu être modifié.",
      en: 'This user could not be changed.',
      ar: 'تعذّر تعديل هذا المستخدم.',
    },
    imageMissing: {
      fr: "Aucune image n'a été envoyée.",
      en: 'No image was sent.',
      ar: 'لم تُرسل أي صورة.',
    },
    imageType: {
      fr: 'Type de fichier non autorisé. Utilisez JPG, PNG, GIF ou WebP',
      en: 'File type not allowed. Use JPG, PNG, GIF or WebP',
      ar: 'نوع الملف غير مسموح به. استخدم JPG أو PNG أو GIF أو WebP',
    },
    imageTooLarge: {
      fr: 'Fichier trop volumineux (maximum 5MB)',
      en: 'File too large (5 MB at most)',
      ar: 'الملف كبير جدًا (5 ميغابايت على الأكثر)',
    },
    imageUnreadable: {
      fr: 'Cette image est illisible.',
      en: 'This image cannot be read.',
      ar: 'تتعذّر قراءة هذه الصورة.',
    },
    imageDimensions: {
      fr: 'Les dimensions de cette image sont trop grandes (50 millions de pixels au plus).',
      en: 'This image is too large (50 million pixels at most).',
      ar: 'أبعاد هذه الصورة كبيرة جدًا (50 مليون بكسل على الأكثر).',
    },
    permissionsShape: {
      fr: 'Ces permissions ne sont pas valides.',
      en: 'These permissions are not valid.',
      ar: 'هذه الأذونات غير صالحة.',
    },
    undeclared: (module: string, right: string): Sentence => ({
      fr: `Aucun module publié ne déclare le droit « ${right} » pour le module « ${module} ».`,
      en: `No published module declares the right “${right}” for the module “${module}”.`,
      ar: `لا توجد وحدة منشورة تعلن الحق «\u2068${right}\u2069» للوحدة «\u2068${module}\u2069».`,
    }),
  },
  roles: {
    superAdmin: {
      fr: 'Les droits du super administrateur sur les modules de base ne changent pas.',
      en: "The super administrator's rights on the core modules do not change.",
      ar: 'لا تتغير حقوق المسؤول الرئيسي على الوحدات الأساسية.',
    },
    order: {
      fr: 'Un rôle doit avoir tous les droits du rôle inférieur dans ce module.',
      en: 'A role must have all the rights of the role below it in this module.',
      ar: 'يجب أن يملك الدور جميع حقوق الدور الأدنى منه في هذه الوحدة.',
    },
  },
  fields: fieldSentences,
};
