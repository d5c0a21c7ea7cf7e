import { textTools } from '@escale/i18n/text-tools';

const tools = textTools('fr');

const plural = (count: number, one: string) => `${count} ${tools.plural(count, { one, other: `${one}s` })}`;

/** A waiting time in words: seconds up to two minutes, then whole minutes. */
function wait(seconds: number): string {
  return seconds <= 120 ? plural(seconds, 'seconde') : plural(Math.ceil(seconds / 60), 'minute');
}

/** Every sentence that users or the operator read, except mails (`mails.ts`). */
export const messages = {
  badJson: "Le corps de la requête n'est pas du JSON valide.",
  boundedJson: 'Le corps de la requête est trop profond ou compte trop de valeurs.',
  invalidBody: 'Données invalides.',
  unknownField: 'Champ inconnu',
  badCharacter: 'Caractère non autorisé',
  wrongType: 'Type de valeur incorrect',
  objectExpected: 'Un objet JSON est attendu.',
  bodyTooLarge: 'La requête est trop volumineuse.',
  unsupportedMediaType: 'Le contenu doit être envoyé en JSON (application/json).',
  notFound: 'Ressource non trouvée.',
  methodNotAllowed: 'Méthode non autorisée pour cette adresse.',
  unauthenticated: 'Votre session a expiré. Veuillez vous reconnecter.',
  reauthenticationRequired:
    'Pour protéger votre compte, confirmez votre identité avant de modifier votre mot de passe ou votre adresse email.',
  forbidden: "Vous n'avez pas le droit d'effectuer cette action.",
  forceLogoutForbidden: 'Seuls les super admins peuvent forcer la déconnexion',
  badHost: "Ce serveur ne répond pas pour ce nom d'hôte.",
  badOrigin: "Cette requête vient d'une autre origine : elle est refusée.",
  badIdempotencyKey: "L'en-tête Idempotency-Key doit contenir de 16 à 128 lettres, chiffres ou signes.",
  idempotencyKeyReused: 'Cette clé Idempotency-Key a déjà servi pour une autre demande.',
  badRequest: 'La requête est incorrecte.',
  requestTimeout: "La requête n'est pas arrivée à temps.",
  overloaded: 'Le service est très sollicité. Veuillez réessayer dans quelques secondes.',
  databaseAway: 'Le service est momentanément indisponible. Veuillez réessayer dans quelques secondes.',
  serverError: 'Erreur serveur. Veuillez réessayer plus tard.',
  emailUnknown: 'Adresse email non trouvée',
  badCredentials: 'Mot de passe incorrect',
  badCredentialsHidden: 'Adresse email ou mot de passe incorrect',
  accountInactive: "Ce compte n'est pas actif. Contactez votre administrateur.",
  userNotFound: 'Utilisateur non trouvé',
  codeInvalid: (left: number) => `Code de vérification invalide. Il vous reste ${plural(left, 'tentative')}.`,
  codeExhausted: 'Nombre maximal de tentatives atteint. Demandez un nouveau code.',
  codeExpired: 'Ce code a expiré. Demandez un nouveau code.',
  signInExpired: 'Votre connexion a expiré. Veuillez vous reconnecter.',
  resendCooldown: (seconds: number) =>
    `Veuillez attendre ${seconds} secondes avant de demander un nouveau code`,
  resendExhausted: 'Trop de codes ont été demandés. Recommencez la connexion depuis le début.',
  tooManyAttempts: (seconds: number) => `Trop de tentatives. Réessayez dans ${wait(seconds)}.`,
  linkInvalid: "Ce lien n'est plus valable. Demandez-en un nouveau.",
  reportLinkInvalid:
    "Ce lien n'est plus valable. Si cette connexion n'était pas la vôtre, changez votre mot de passe et prévenez votre administrateur.",
  emailLinkInvalid:
    "Ce lien n'est plus valable. Pour recevoir un nouveau lien, modifiez à nouveau votre adresse email.",
  passwordReasons: {
    short: 'Mot de passe minimum 8 caractères',
    long: 'Mot de passe maximum 128 caractères',
    common: 'Ce mot de passe est trop répandu ou bâti sur un mot courant. Choisissez-en un autre.',
    personal: 'Le mot de passe ne doit contenir ni votre nom, ni votre adresse email, ni le nom du produit.',
    same: 'Un nouveau mot de passe est exigé : choisissez-en un autre que le précédent.',
    weak: 'Ce mot de passe est trop faible. Mélangez majuscules, minuscules, chiffres et caractères spéciaux.',
  },
  users: {
    aboveOwnRole: 'Vous ne pouvez pas modifier un utilisateur dont le rôle est supérieur au vôtre.',
    moreRights: "Vous ne pouvez pas modifier un utilisateur qui a des droits que vous n'avez pas vous-même.",
    roleAbove: 'Vous ne pouvez pas attribuer un rôle supérieur au vôtre.',
    roleMoreRights: "Vous ne pouvez pas attribuer un rôle dont vous n'avez pas vous-même tous les droits.",
    grantBeyondOwn: "Vous ne pouvez pas accorder un droit que vous n'avez pas vous-même.",
    ownDeletion: 'Vous ne pouvez pas supprimer votre propre compte.',
    ownStatus: 'Vous ne pouvez pas changer le statut de votre propre compte.',
    ownRole: 'Vous ne pouvez pas changer votre propre rôle.',
    ownAccess: "Vous ne pouvez pas vous retirer l'accès à la gestion des utilisateurs.",
    ownRequirement: 'Vous ne pouvez pas lever vous-même la demande de changer votre mot de passe.',
    lastSuperAdmin: 'Il doit rester au moins un super administrateur actif.',
    stale: 'Cet utilisateur a été modifié entre-temps par une autre personne.',
    emailTaken: 'Cette adresse email est déjà utilisée',
    usernameTaken: "Ce nom d'utilisateur est déjà utilisé",
    emailAndUsernameTaken: "Cette adresse email et ce nom d'utilisateur sont déjà utilisés",
    sessionNotFound: 'Session non trouvée',
    sessionClosed: 'Cette session est déjà fermée.',
    notChanged: "Cet utilisateur n'a pas pu être modifié.",
    imageMissing: "Aucune image n'a été envoyée.",
    imageType: 'Type de fichier non autorisé. Utilisez JPG, PNG, GIF ou WebP',
    imageTooLarge: 'Fichier trop volumineux (maximum 5MB)',
    imageUnreadable: 'Cette image est illisible.',
    imageDimensions: 'Les dimensions de cette image sont trop grandes (50 millions de pixels au plus).',
    permissionsShape: 'Ces permissions ne sont pas valides.',
    undeclared: (module: string, right: string) =>
      `Aucun module publié ne déclare le droit « ${right} » pour le module « ${module} ».`,
  },
  roles: {
    superAdmin: 'Les droits du super administrateur sur les modules de base ne changent pas.',
    order: 'Un rôle doit avoir tous les droits du rôle inférieur dans ce module.',
  },
  fields: {
    emailRequired: 'Adresse email requise',
    emailInvalid: 'Adresse email invalide',
    passwordRequired: 'Mot de passe requis',
    passwordMin: 'Mot de passe minimum 8 caractères',
    passwordMax: 'Mot de passe maximum 128 caractères',
    otpLength: 'Le code doit faire exactement 6 chiffres',
    tokenMissing: 'Token manquant',
    hiddenCharacter: 'Contient un caractère invisible',
    badCharacter: 'Caractère non autorisé',
    nameLikeLink: "Un nom n'est pas une adresse web",
    usernameMin: "Nom d'utilisateur minimum 3 caractères",
    usernameMax: "Nom d'utilisateur maximum 100 caractères",
    firstNameRequired: 'Prénom requis',
    firstNameMax: 'Prénom maximum 100 caractères',
    lastNameRequired: 'Nom requis',
    lastNameMax: 'Nom maximum 100 caractères',
    roleUnknown: 'Rôle inconnu',
    statusUnknown: 'Statut inconnu',
    reasonMax: 'Motif maximum 200 caractères',
    actionUnknown: 'Action inconnue',
    userIdsRequired: "Aucun utilisateur n'est sélectionné",
    userIdsMax: "Trop d'utilisateurs sont sélectionnés",
    timezoneUnknown: 'Fuseau horaire inconnu',
  } as Partial<Record<string, string>>,
  mailbox: {
    title: (product: string) => `Emails envoyés par ${product}`,
    count: (count: number) => plural(count, 'email'),
    empty: "Aucun email n'a encore été envoyé.",
    to: 'À',
    code: 'Code',
    link: 'Lien',
    show: "Voir l'email",
    asText: 'En texte',
  },
  start: {
    ready: (address: string, mailbox: string) => `API prête : ${address} (emails : ${mailbox})`,
    wrongVariables: (variables: string[]) =>
      `Variables d'environnement incorrectes : ${variables.join(', ')}.`,
    folderInUse: (folder: string, pid: number) =>
      `Le dossier de données ${folder} est déjà ouvert par un autre processus${pid > 0 ? ` (${pid})` : ''} : arrêtez-le ou choisissez un autre dossier par ESCALE_DATA_DIR.`,
    folderLost: (reason: string) =>
      `Le verrou du dossier de données a été perdu (${reason}) : l'API s'arrête.`,
    databaseUnreadable: (folder: string, reason: string) =>
      `La base de données du dossier ${folder} n'a pas pu être ouverte (${reason}) : restaurez ce dossier, ou déplacez-le pour repartir d'une base neuve.`,
    databaseUnreachable: (server: string, reason: string) =>
      `La base de données PostgreSQL ${server} n'a pas pu être ouverte (${reason}) : vérifiez le serveur et DATABASE_URL.`,
    databaseNewer: (place: string) =>
      `La base de données de ${place} a été ouverte par une version plus récente, dont celle-ci ne connaît pas les migrations : démarrez cette version plus récente, ou restaurez une sauvegarde faite avec celle-ci.`,
    diskFull: (place: string) =>
      `Le disque de ${place} est plein : libérez de la place, puis redémarrez ; rien n'est à restaurer.`,
    restoreCutShort: (folder: string) =>
      `Le dossier de données ${folder} n'a pas de base de données, mais les restes d'une restauration : relancez « escale restore », ou déplacez ces restes (.restoring, before-restore-…) pour repartir d'une base neuve.`,
    databaseRefused: 'accès refusé',
    databaseUnknown: "cette base n'existe pas",
    databaseEncoding: (encoding: string) => `elle est en ${encoding}, il la faut en UTF8`,
    otherSecret:
      "Cette base a été utilisée avec un autre secret : donnez à tous les processus le même API_SECRET, ou le même fichier secret.key dans ESCALE_DATA_DIR ; pour en changer, arrêtez-les tous et exécutez d'abord DELETE FROM installation WHERE name = 'secret'.",
    twins: ({ id, holder }: { id: string; holder: string }) =>
      `Les comptes ${id} et ${holder} ont la même adresse email ou le même nom d'utilisateur, écrits autrement : donnez-en une autre à l'un d'eux, ou supprimez-le. Le premier ne peut pas se connecter.`,
    portTaken: (port: number) =>
      `Le port ${port} est déjà pris : arrêtez le programme qui l'occupe ou choisissez un autre port par API_PORT.`,
  },
};
