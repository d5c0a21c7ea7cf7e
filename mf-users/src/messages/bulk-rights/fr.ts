import { textTools } from '@escale/i18n';

const { number, plural } = textTools('fr');

const countPeople = (value: number) =>
  `${number(value)} ${plural(value, { one: 'personne', other: 'personnes' })}`;
const pluralWord = (value: number, word: string) => plural(value, { one: word, other: `${word}s` });
const countBlocked = (value: number) =>
  `${countPeople(value)} ${plural(value, { one: 'ne peut pas être modifiée', other: 'ne peuvent pas être modifiées' })}`;

/** Texts of /users/rights. */
export const fr = {
  title: 'Rôle et droits de plusieurs personnes',
  nobody: 'Aucune personne choisie',
  nobodyHint: 'Sélectionnez des personnes dans la liste des utilisateurs, puis « Rôle et droits ».',
  /** Names the unsaved work in the question before leaving. */
  record: 'les changements de rôle et de droits',
  people: (value: number) => `${countPeople(value)} ${pluralWord(value, 'choisie')}`,
  changes: 'Changements',
  changesHint:
    "Ce qui est « Sans changement » reste tel que chaque personne l'a. Les droits d'un nouveau rôle remplacent les siens, même personnalisés.",
  role: 'Rôle',
  same: 'Sans changement',
  choice: { grant: 'Accorder', withdraw: 'Retirer' },
  reading: 'Lecture des droits',
  readAgain: 'Relire les droits',
  unread: "ses droits n'ont pas pu être lus",
  summary: 'Résumé',
  choose: "Choisissez d'abord un rôle ou un droit.",
  nothing: 'Rien ne change pour les personnes choisies.',
  counts: (changed: number, same: number, denied: number) =>
    [
      `${countPeople(changed)} à modifier`,
      ...(same > 0 ? [`${number(same)} sans changement`] : []),
      ...(denied > 0 ? [`${number(denied)} non ${pluralWord(denied, 'modifiable')}`] : []),
    ].join(', '),
  changedPeople: 'Personnes à modifier',
  roleChange: (before: string, after: string) => `Rôle : ${before} → ${after}`,
  unchanged: (value: number) => `${countPeople(value)} sans changement`,
  blocked: countBlocked,
  submit: (value: number) => (value === 0 ? 'Enregistrer' : `Enregistrer pour ${countPeople(value)}`),
  underWay: 'Enregistrement des changements',
  done: (value: number) => `${countPeople(value)} ${pluralWord(value, 'modifiée')}`,
  stoppedAt: (done: number, total: number) =>
    `Enregistrement arrêté : ${number(done)} sur ${countPeople(total)} ${pluralWord(done, 'traitée')}.`,
  failedAt: (done: number, total: number) =>
    `Enregistrement interrompu : ${number(done)} sur ${countPeople(total)} ${pluralWord(done, 'traitée')}.`,
  left: (value: number) =>
    `${countPeople(value)} ${plural(value, { one: 'reste', other: 'restent' })} ci-dessous : vérifiez le résumé, puis enregistrez à nouveau.`,
  outcomes: {
    changed: 'Modifiée',
    refused: 'Refusée',
    unsent: 'Non traitée',
    unknown: 'Issue inconnue',
    roleOnly: 'Rôle modifié, droits non modifiés',
    roleAtLeast: 'Rôle modifié, issue inconnue pour les droits',
  },
  refused: (reason: string) => `Refusée : ${reason}`,
  conflict: "modifiée entre-temps par une autre personne, rien n'a été changé",
  conflictAfterRole: 'modifiés entre-temps par une autre personne',
  roleOnly: (reason: string | undefined) =>
    ['rôle modifié, droits non modifiés', ...(reason === undefined ? [] : [reason])].join(' : '),
  reportColumns: ['Adresse', 'Nom', 'Rôle', 'Accordé', 'Retiré', 'Résultat'],
};
