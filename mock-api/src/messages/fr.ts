import type { Role, UserStatus } from '@escale/contracts';

const plural = (count: number, one: string) => `${count} ${one}${count > 1 ? 's' : ''}`;

/** Hours of a mail, on one line. */
const hoursOf = (count: number) => plural(count, 'heure').replace(' ', '\u00a0');

/** A waiting time in words: seconds up to two minutes, then whole minutes. */
function wait(seconds: number): string {
  return seconds <= 120 ? plural(seconds, 'seconde') : plural(Math.ceil(seconds / 60), 'minute');
}

const roles: Record<Role, string> = {
  SUPER_ADMIN: 'Super Administrateur',
  ADMIN: 'Administrateur',
  OPERATOR: 'Opérateur',
};

/** Every sentence that users or the operator read. */
export const messages = {
  badJson: "Le corps de la requête n'est pas du JSON valide.",
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
  badRequest: 'La requête est incorrecte.',
  requestTimeout: "La requête n'est pas arrivée à temps.",
  overloaded: 'Le service est très sollicité. Veuillez réessayer dans quelques secondes.',
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
  emailLinkInvalid:
    "Ce lien n'est plus valable. Pour recevoir un nouveau lien, modifiez à nouveau votre adresse email.",
  passwordReasons: {
    short: 'Mot de passe minimum 8 caractères',
    long: 'Mot de passe maximum 128 caractères',
    common: 'Ce mot de passe est trop répandu ou bâti sur un mot courant. Choisissez-en un autre.',
    personal: 'Le mot de passe ne doit contenir ni votre nom, ni votre adresse email, ni le nom du produit.',
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
    badCharacter: 'Caractère non autorisé',
    usernameMin: "Nom d'utilisateur minimum 3 caractères",
    usernameMax: "Nom d'utilisateur maximum 100 caractères",
    firstNameRequired: 'Prénom requis',
    firstNameMax: 'Prénom maximum 100 caractères',
    lastNameRequired: 'Nom requis',
    lastNameMax: 'Nom maximum 100 caractères',
    roleUnknown: 'Rôle inconnu',
    statusUnknown: 'Statut inconnu',
    actionUnknown: 'Action inconnue',
    userIdsRequired: "Aucun utilisateur n'est sélectionné",
    userIdsMax: "Trop d'utilisateurs sont sélectionnés",
    timezoneUnknown: 'Fuseau horaire inconnu',
  } as Partial<Record<string, string>>,
  /** With the spaces at which a line must not break; texts of answers get theirs where they are shown. */
  mail: {
    greeting: (firstName: string) => `Bonjour ${firstName},`,
    signature: (product: string, support: string) =>
      `Cet email a été envoyé automatiquement par ${product}. Une question\u202f? Écrivez à ${support}.`,
    linkByHand: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
    code: {
      subject: (product: string, code: string) => `${code} est votre code de connexion ${product}`,
      title: 'Votre code de vérification',
      body: (product: string) => `Voici le code à saisir pour terminer votre connexion à ${product}\u00a0:`,
      validity: (minutes: number) => `Il est valable ${minutes}\u00a0minutes et ne sert qu'une fois.`,
      notYou:
        "Vous n'avez pas cherché à vous connecter\u202f? Ne communiquez ce code à personne et changez votre mot de passe.",
    },
    reset: {
      subject: (product: string) => `Réinitialisation de votre mot de passe ${product}`,
      title: 'Choisissez un nouveau mot de passe',
      body: (product: string) =>
        `Une réinitialisation du mot de passe de votre compte ${product} a été demandée. Cliquez sur le bouton pour en choisir un nouveau\u00a0:`,
      button: 'Choisir un nouveau mot de passe',
      validity: (hours: number) => `Ce lien est valable ${hoursOf(hours)} et ne sert qu'une fois.`,
      notYou: "Vous n'avez rien demandé\u202f? Ignorez cet email\u00a0: votre mot de passe reste le même.",
    },
    passwordChanged: {
      subject: (product: string) => `Votre mot de passe ${product} a été modifié`,
      title: 'Votre mot de passe a été modifié',
      body: (product: string) =>
        `Un administrateur a modifié le mot de passe de votre compte ${product}. Toutes vos sessions ont été déconnectées.`,
      byOwner: (product: string) =>
        `Le mot de passe de votre compte ${product} vient d'être modifié depuis votre session. Toutes vos sessions ont été déconnectées.`,
      notYou: (support: string) =>
        `Vous ne vous y attendiez pas\u202f? Prévenez votre administrateur ou écrivez à ${support}.`,
    },
    accountChanged: {
      subject: (product: string) => `Votre compte ${product} a été modifié`,
      title: 'Votre compte a été modifié',
      body: (product: string) => `Un administrateur a modifié votre compte ${product}\u00a0:`,
      byOwner: (product: string) =>
        `Votre compte ${product} vient d'être modifié depuis votre session\u00a0:`,
      email: "L'adresse email du compte a changé\u00a0: les prochains emails iront à la nouvelle adresse.",
      role: (role: Role) => `Votre rôle est désormais\u00a0: ${roles[role]}.`,
      status: {
        ACTIVE: 'Votre compte est désormais actif.',
        INACTIVE: 'Votre compte est désormais inactif\u00a0: vous ne pouvez plus vous connecter.',
        SUSPENDED: 'Votre compte est désormais suspendu\u00a0: vous ne pouvez plus vous connecter.',
      } satisfies Record<UserStatus, string>,
      permissions: "Vos droits d'accès aux modules ont été modifiés.",
      notYou: (support: string) =>
        `Vous ne vous y attendiez pas\u202f? Prévenez votre administrateur ou écrivez à ${support}.`,
    },
    confirmEmail: {
      subject: (product: string) => `Confirmez votre nouvelle adresse email ${product}`,
      title: 'Confirmez votre nouvelle adresse email',
      body: (product: string) =>
        `Cette adresse a été indiquée comme nouvelle adresse email d'un compte ${product}. Elle ne sera prise en compte qu'une fois confirmée\u00a0:`,
      button: "Confirmer l'adresse",
      validity: (hours: number) => `Ce lien est valable ${hoursOf(hours)} et ne sert qu'une fois.`,
      notYou: "Vous n'avez rien demandé\u202f? Ignorez cet email\u00a0: rien ne changera.",
    },
    emailChangeAsked: {
      subject: (product: string) => `Changement d'adresse email demandé pour votre compte ${product}`,
      title: "Un changement d'adresse email a été demandé",
      body: (product: string) =>
        `Une nouvelle adresse email vient d'être indiquée pour votre compte ${product}, depuis votre session.`,
      pending: (hours: number) =>
        `Un lien a été envoyé à cette nouvelle adresse. Si elle est confirmée dans les ${hoursOf(hours)}, elle remplacera celle-ci.`,
      notYou: (support: string) =>
        `Ce n'est pas vous\u202f? Changez votre mot de passe\u00a0: la demande sera annulée. Prévenez aussi votre administrateur ou écrivez à ${support}.`,
    },
    invitation: {
      subject: (product: string) => `Activez votre compte ${product}`,
      title: (product: string) => `Bienvenue sur ${product}`,
      body: (product: string) =>
        `Un compte ${product} a été créé pour vous. Choisissez votre mot de passe pour l'activer\u00a0:`,
      button: 'Activer mon compte',
      validity: (hours: number) => `Ce lien est valable ${hoursOf(hours)} et ne sert qu'une fois.`,
      notYou: "Vous n'attendiez pas cette invitation\u202f? Ignorez cet email.",
    },
  },
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
    portTaken: (port: number) =>
      `Le port ${port} est déjà pris : arrêtez le programme qui l'occupe ou choisissez un autre port par API_PORT.`,
  },
};
