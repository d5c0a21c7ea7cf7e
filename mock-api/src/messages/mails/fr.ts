import type { Role, UserStatus } from '@escale/contracts';
import { textTools } from '@escale/i18n/text-tools';

const { plural } = textTools('fr');

const hoursOf = (count: number) => `${count}\u00a0${plural(count, { one: 'heure', other: 'heures' })}`;
const minutesOf = (count: number) => `${count}\u00a0${plural(count, { one: 'minute', other: 'minutes' })}`;

const roles: Record<Role, string> = {
  SUPER_ADMIN: 'Super Administrateur',
  ADMIN: 'Administrateur',
  OPERATOR: 'Opérateur',
};

const statuses: Record<UserStatus, string> = {
  ACTIVE: 'Votre compte est désormais actif.',
  INACTIVE: 'Votre compte est désormais inactif\u00a0: vous ne pouvez plus vous connecter.',
  SUSPENDED: 'Votre compte est désormais suspendu\u00a0: vous ne pouvez plus vous connecter.',
};

/** The texts of mails, with no-break spaces. */
export const fr = {
  greeting: (firstName: string) => (firstName === '' ? 'Bonjour,' : `Bonjour ${firstName},`),
  signature: (product: string, support: string) =>
    `Cet email a été envoyé automatiquement par ${product}. Une question\u202f? Écrivez à ${support}.`,
  linkInText: (label: string, link: string) => `${label}\u00a0: ${link}`,
  linkByHand: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
  linkValidity: (hours: number, until: string) =>
    `Ce lien est valable ${hoursOf(hours)}, jusqu'au ${until}, et ne sert qu'une fois.`,
  moment: (moment: string) => `Date et heure\u00a0: ${moment}.`,
  unexpected: (support: string) =>
    `Vous ne vous y attendiez pas\u202f? Prévenez votre administrateur ou écrivez à ${support}.`,
  code: {
    subject: (product: string, code: string) => `${code} est votre code de connexion ${product}`,
    title: 'Votre code de vérification',
    body: (product: string) => `Voici le code à saisir pour terminer votre connexion à ${product}\u00a0:`,
    validity: (minutes: number) => `Il est valable ${minutesOf(minutes)} et ne sert qu'une fois.`,
    device: (device: string) => `Appareil\u00a0: ${device}.`,
    address: (address: string) => `Adresse IP\u00a0: ${address}.`,
    notYou:
      "Vous n'avez pas cherché à vous connecter\u202f? Ne communiquez ce code à personne et changez votre mot de passe. Le lien ci-dessous arrête cette connexion et la signale aux administrateurs sous Sécurité.",
    disown: "Ce n'était pas moi",
  },
  reset: {
    subject: (product: string) => `Réinitialisation de votre mot de passe ${product}`,
    title: 'Choisissez un nouveau mot de passe',
    body: (product: string) =>
      `Une réinitialisation du mot de passe de votre compte ${product} a été demandée. Cliquez sur le bouton pour en choisir un nouveau\u00a0:`,
    button: 'Choisir un nouveau mot de passe',
    notYou: "Vous n'avez rien demandé\u202f? Ignorez cet email\u00a0: votre mot de passe reste le même.",
  },
  invitation: {
    subject: (product: string) => `Activez votre compte ${product}`,
    title: (product: string) => `Bienvenue sur ${product}`,
    body: (product: string) =>
      `Un compte ${product} a été créé pour vous. Choisissez votre mot de passe pour l'activer\u00a0:`,
    button: 'Activer mon compte',
    notYou: "Vous n'attendiez pas cette invitation\u202f? Ignorez cet email.",
  },
  passwordChanged: {
    subject: (product: string) => `Votre mot de passe ${product} a été modifié`,
    title: 'Votre mot de passe a été modifié',
    body: (product: string) =>
      `Un administrateur a modifié le mot de passe de votre compte ${product}. Toutes vos sessions ont été déconnectées.`,
    byOwner: (product: string) =>
      `Le mot de passe de votre compte ${product} vient d'être modifié depuis votre session. Toutes vos sessions ont été déconnectées.`,
  },
  accountChanged: {
    subject: (product: string) => `Votre compte ${product} a été modifié`,
    title: 'Votre compte a été modifié',
    body: (product: string) => `Un administrateur a modifié votre compte ${product}\u00a0:`,
    byOwner: (product: string) => `Votre compte ${product} vient d'être modifié depuis votre session\u00a0:`,
    email: "L'adresse email du compte a changé\u00a0: les prochains emails iront à la nouvelle adresse.",
    role: (role: Role) => `Votre rôle est désormais\u00a0: ${roles[role]}.`,
    status: statuses,
    permissions: "Vos droits d'accès aux modules ont été modifiés.",
  },
  confirmEmail: {
    subject: (product: string) => `Confirmez votre nouvelle adresse email ${product}`,
    title: 'Confirmez votre nouvelle adresse email',
    body: (product: string) =>
      `Cette adresse a été indiquée comme nouvelle adresse email d'un compte ${product}. Elle ne sera prise en compte qu'une fois confirmée\u00a0:`,
    button: "Confirmer l'adresse",
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
};

/** The type of a mail catalogue; a translation without one of the texts does not compile. */
export type MailTexts = typeof fr;
