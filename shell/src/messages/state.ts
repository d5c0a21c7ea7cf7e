import { createCatalogue } from '@escale/i18n';

const moves: Readonly<Record<string, (version: string) => string>> = {
  publish: (version) => `Publication de la version ${version}`,
  rollback: (version) => `Retour à la version ${version}`,
  recovered: (version) => `Republication de la version ${version}`,
  canary: (version) => `Essai partiel de la version ${version}`,
  'canary-end': (version) => `Fin de l'essai partiel de la version ${version}`,
  withdraw: (version) => `Retrait du module (version ${version})`,
  restore: (version) => `Remise en ligne de la version ${version}`,
  promote: (version) => `Ouverture à tous de la version ${version}`,
};

const failureKinds: Readonly<Record<string, string>> = {
  unreachable: 'serveur injoignable',
  invalid: 'réponse inattendue du serveur',
  integrity: 'fichier altéré',
  origin: 'origine non autorisée',
  'host-api': 'version de la plateforme incompatible',
  shared: 'composant partagé incompatible',
  broken: 'arrêt au démarrage',
  crash: "arrêt en cours d'utilisation",
};

const fr = {
  title: 'État des modules',
  shell: 'Plateforme',
  adminsOnly: 'Cette page est réservée aux administrateurs.',
  prompt: 'Versions en ligne, équipes responsables, historique et derniers échecs.',
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
  },
  canaryFor: (version: string, percent: number, users: number) =>
    `Essai partiel : ${version} (${percent} % des utilisateurs, ${users} ${users > 1 ? 'nommés' : 'nommé'})`,
  none: '—',
  rejected: 'Entrées illisibles du registre',
  history: 'Historique',
  historyEmpty: 'Aucun changement',
  historyFailed: "L'historique n'a pas pu être chargé.",
  move: (action: string, version: string) => moves[action]?.(version) ?? `${action} : ${version}`,
  failures: 'Derniers échecs dans ce navigateur',
  failuresEmpty: 'Aucun échec',
  failureKind: (kind: string) => failureKinds[kind] ?? kind,
  technical: 'Détails techniques',
};

/** Texts of the page about the modules' state, which are loaded with it. */
export const { useMessages: useStateMessages } = createCatalogue({ fr });
