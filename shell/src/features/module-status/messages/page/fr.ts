import { textTools } from '@escale/i18n';

const { plural, number } = textTools('fr');

const moveTexts: Readonly<Record<string, (version: string) => string>> = {
  publish: (version) => `Publication de la version ${version}`,
  rollback: (version) => `Retour à la version ${version}`,
  recovered: (version) => `Republication de la version ${version}`,
  canary: (version) => `Essai partiel de la version ${version}`,
  'canary-end': (version) => `Fin de l'essai partiel de la version ${version}`,
  withdraw: (version) => `Retrait du module (version ${version})`,
  restore: (version) => `Remise en ligne de la version ${version}`,
  promote: (version) => `Ouverture à tous de la version ${version}`,
};

const failureKindTexts: Readonly<Record<string, string>> = {
  unreachable: 'serveur injoignable',
  invalid: 'réponse inattendue du serveur',
  integrity: 'fichier altéré',
  origin: 'origine non autorisée',
  'host-api': 'version de la plateforme incompatible',
  shared: 'composant partagé incompatible',
  broken: 'arrêt au démarrage',
  crash: "arrêt en cours d'utilisation",
};

export const fr = {
  title: 'État des modules',
  shell: 'Plateforme',
  adminsOnly: 'Cette page est réservée aux administrateurs.',
  prompt: 'Versions en ligne, équipes responsables, historique et derniers échecs.',
  product: "Version de l'application :",
  list: 'Modules publiés',
  columns: {
    module: 'Module',
    status: 'État',
    version: 'Version',
    owner: 'Équipe',
    previous: 'Versions précédentes',
    time: 'Date',
    move: 'Changement',
    from: 'Version remplacée',
    reason: 'Cause',
    loads: 'Chargements',
    failed: 'Échecs',
  },
  canaryFor: (version: string, percent: number, users: number) =>
    `Essai partiel : ${version} (${number(percent)} % des utilisateurs, ${plural(users, {
      one: `${number(users)} nommé`,
      other: `${number(users)} nommés`,
    })})`,
  none: '—',
  stale: (moment: string) => `La dernière mise à jour a échoué. Données du ${moment}.`,
  rejected: 'Entrées illisibles du registre',
  health: 'Chez tous les utilisateurs, depuis 24 heures',
  healthFailed: "Ces chiffres n'ont pas pu être chargés.",
  count: (value: number) => number(value),
  failuresByReason: (count: number, reasons: readonly string[]) => `${number(count)} (${reasons.join(', ')})`,
  history: 'Historique',
  historyEmpty: 'Aucun changement',
  historyFailed: "L'historique n'a pas pu être chargé.",
  move: (action: string, version: string) => moveTexts[action]?.(version) ?? `${action} : ${version}`,
  failures: 'Derniers échecs dans ce navigateur',
  failuresEmpty: 'Aucun échec',
  failureKind: (kind: string) => failureKindTexts[kind] ?? kind,
  technical: 'Détails techniques',
};
