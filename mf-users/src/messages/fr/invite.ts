import { textTools } from '@escale/i18n';

const { number, plural } = textTools('fr');

const countPeople = (value: number) =>
  `${number(value)} ${plural(value, { one: 'personne', other: 'personnes' })}`;
const pluralWord = (value: number, word: string) => plural(value, { one: word, other: `${word}s` });

/** Texts of /users/invite. */
export const invite = {
  title: 'Inviter plusieurs personnes',
  link: 'Inviter plusieurs',
  /** Names the unsaved work in the question before leaving. */
  record: 'la liste des personnes à inviter',
  list: 'Personnes à inviter',
  listHint:
    "Une personne par ligne : adresse, prénom, nom, rôle. Collez des adresses ou les lignes d'un tableur ; un nom absent est proposé d'après une adresse comme prenom.nom@exemple.com.",
  file: 'Choisir un fichier CSV',
  fileTooLarge: 'Fichier trop volumineux : 1 Mo au maximum',
  fileUnreadable:
    "Impossible de lire ce fichier : vérifiez qu'il est toujours là, puis choisissez-le à nouveau",
  role: "Rôle si la ligne n'en indique pas",
  submit: (value: number) => (value === 0 ? 'Inviter' : `Inviter ${countPeople(value)}`),
  nobody: 'Aucune personne à inviter dans la liste.',
  tooMany: (most: number, over: number) =>
    `Au maximum ${countPeople(most)} à la fois : retirez-en ${number(over)}.`,
  invitation: (hours: number) =>
    `Chaque personne reçoit un email pour définir son mot de passe. Le lien est valable ${number(hours)} heures.`,
  preview: 'Aperçu',
  ready: (value: number) => `${countPeople(value)} ${pluralWord(value, 'prête')}`,
  withRole: (value: number, role: string) => `dont ${number(value)} avec le rôle ${role}`,
  faulty: (value: number) => `${number(value)} ${pluralWord(value, 'ligne')} à corriger`,
  counts: (...parts: string[]) => parts.join(', '),
  columns: { line: 'Ligne', person: 'Personne', check: 'Contrôle' },
  goToLine: (line: number) => `Corriger la ligne ${number(line)}`,
  fine: 'Prête',
  nameProposed: "nom proposé d'après l'adresse",
  noList:
    "La liste des utilisateurs n'a pas pu être lue : les comptes existants ne seront signalés qu'à l'envoi.",
  faults: {
    twice: (line: number) => `Même adresse qu'à la ligne ${number(line)}`,
    hasAccount: (name: string) => `A déjà un compte : ${name}`,
    unknownRole: (word: string) => `Rôle inconnu : ${word}`,
  },
  underWay: 'Envoi des invitations',
  done: (value: number) => `${countPeople(value)} ${pluralWord(value, 'invitée')}`,
  stoppedAt: (done: number, total: number) =>
    `Envoi arrêté : ${number(done)} sur ${countPeople(total)} ${pluralWord(done, 'traitée')}.`,
  failedAt: (done: number, total: number) =>
    `Envoi interrompu : ${number(done)} sur ${countPeople(total)} ${pluralWord(done, 'traitée')}.`,
  left: (value: number) =>
    `${countPeople(value)} ${plural(value, { one: 'reste', other: 'restent' })} dans la liste : corrigez puis envoyez à nouveau.`,
  outcomes: {
    invited: 'Invitée',
    mailNotSent: 'Compte créé, email non parti : invitation à renvoyer',
    refused: 'Refusée',
    unfinished: 'Issue inconnue',
    unsent: 'Non envoyée',
  },
  refused: (reason: string) => `Refusée : ${reason}`,
  reportColumns: ['Adresse', 'Prénom', 'Nom', 'Rôle', 'Résultat'],
};
