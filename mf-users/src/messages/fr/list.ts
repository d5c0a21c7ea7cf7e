import { textTools } from '@escale/i18n';

const { number, percent, plural, list: joinList } = textTools('fr');

const pluralWord = (value: number, word: string) => plural(value, { one: word, other: `${word}s` });
const countUsers = (value: number) => `${number(value)} ${pluralWord(value, 'utilisateur')}`;
const countInvitations = (value: number) => `${number(value)} ${pluralWord(value, 'invitation')}`;
const sentenceNotDone = (value: number, word: string) =>
  `${countUsers(value)} ${plural(value, { one: "n'a", other: "n'ont" })} pas été ${pluralWord(value, word)}`;

/** Texts of /users. */
export const list = {
  count: number,
  totalUsers: (value: number) => `${countUsers(value)} au total`,
  tableTitle: 'Liste des utilisateurs',
  searchLabel: 'Rechercher dans la liste des utilisateurs',
  none: 'Aucun utilisateur',
  loadFailed: 'Impossible de charger la liste des utilisateurs',
  columns: {
    user: 'Utilisateur',
    email: 'Email',
    role: 'Rôle',
    status: 'Statut',
    lastLogin: 'Dernière connexion',
    createdAt: 'Créé le',
    createdBy: 'Créé par',
  },
  /** Texts of the columns into which the export splits a column on screen. */
  file: {
    lastName: 'Nom',
    firstName: 'Prénom',
    username: "Nom d'utilisateur",
    invitation: 'Invitation',
    pending: 'En attente',
  },
  withDetail: (value: string, detail: string) => `${value} (${detail})`,
  separator: ' · ',
  created: 'Nouveau',
  handle: (username: string) => `@${username}`,
  named: (name: string, username: string) => `${name} (@${username})`,
  cards: {
    total: 'Total',
    groups: { ACTIVE: 'Actifs', INACTIVE: 'Inactifs', SUSPENDED: 'Suspendus' },
    statuses: {
      ACTIVE: (value: number) => pluralWord(value, 'Actif'),
      INACTIVE: (value: number) => pluralWord(value, 'Inactif'),
      SUSPENDED: (value: number) => pluralWord(value, 'Suspendu'),
    },
    roles: {
      SUPER_ADMIN: (value: number) => pluralWord(value, 'Super Admin'),
      ADMIN: (value: number) => pluralWord(value, 'Administrateur'),
      OPERATOR: (value: number) => pluralWord(value, 'Opérateur'),
    },
    unknown: '—',
    percentage: (value: number | null) => (value === null ? '—' : percent(value)),
  },
  filters: {
    label: 'Filtres',
    role: 'Rôle',
    status: 'Statut',
    questions: {
      invitation: 'Invitation en attente',
      never: 'Jamais connecté',
      idle: 'Inactif depuis 30 jours',
    },
    printed: (name: string, value: string) => `${name} : ${value}`,
    together: (filters: readonly string[]) => filters.join(', '),
    remove: (filter: string) => `${filter}, retirer le filtre`,
    clear: 'Effacer',
    ignored: {
      filter: (value: string) => `Filtre « ${value} » inconnu : ignoré`,
      sort: (value: string) => `Tri « ${value} » inconnu : ignoré`,
    },
  },
  views: {
    menu: 'Vues',
    shown: (name: string) => `Vue : ${name}`,
    saveAs: 'Enregistrer cette vue',
    saveTitle: 'Enregistrer cette vue',
    saveHint:
      'La recherche, les filtres et le tri affichés seront retrouvés sous ce nom, pour votre compte et dans ce navigateur.',
    name: 'Nom de la vue',
    save: 'Enregistrer',
    cancel: 'Annuler',
    remove: (name: string) => `Supprimer la vue « ${name} »`,
    saved: (name: string) => `Vue « ${name} » enregistrée`,
    removed: (name: string) => `Vue « ${name} » supprimée`,
    failed: "La vue n'a pas pu être enregistrée dans ce navigateur",
  },
  resendTo: (action: string, name: string) => `${action} : ${name}`,
  toggleLabel: (name: string) => `Compte actif : ${name}`,
  undo: {
    label: 'Annuler',
    changed: (name: string, status: string) => `${name} : ${status}`,
    done: 'Modification annulée',
    restored: (names: string) => `${names} : statut rétabli`,
    overtakenTitle: 'Annulation impossible',
    overtaken: (names: string, value: number) =>
      `${names} : ${pluralWord(value, 'modifié')} ou ${pluralWord(value, 'supprimé')} entre-temps par quelqu'un d'autre, ${plural(value, { one: "rien n'a été changé", other: 'laissés tels quels' })}.`,
    underWay: 'Annulation en cours',
    stop: 'Arrêter',
    stopped: 'Annulation interrompue',
    failed: (names: string) => `Statut non rétabli : ${names}`,
  },
  /** Joins the names of users, at most three of them: 'Awa Koné, Yao Kouassi, Fatou Bamba et 4 autres'. */
  names: (names: readonly string[]) => {
    const rest = names.length - 3;
    if (rest <= 0) return joinList(names);
    return joinList([...names.slice(0, 3), `${number(rest)} ${pluralWord(rest, 'autre')}`]);
  },
  actions: {
    view: 'Voir le détail',
    edit: 'Modifier',
    delete: 'Supprimer',
    activate: 'Activer',
    deactivate: 'Désactiver',
    rights: 'Rôle et droits',
    invite: "Renvoyer l'invitation",
  },
  bulk: {
    titles: {
      activate: (value: number) => `Activer ${countUsers(value)} ?`,
      deactivate: (value: number) => `Désactiver ${countUsers(value)} ?`,
      delete: (value: number) => `Supprimer ${countUsers(value)} ?`,
      invite: (value: number) => `Renvoyer ${countInvitations(value)} ?`,
    },
    questions: {
      activate: (value: number) =>
        plural(value, {
          one: 'Cet utilisateur pourra à nouveau se connecter :',
          other: 'Ces utilisateurs pourront à nouveau se connecter :',
        }),
      deactivate: (value: number) =>
        plural(value, {
          one: 'Cet utilisateur ne pourra plus se connecter :',
          other: 'Ces utilisateurs ne pourront plus se connecter :',
        }),
      delete: (value: number) =>
        plural(value, {
          one: 'Cet utilisateur sera supprimé définitivement :',
          other: 'Ces utilisateurs seront supprimés définitivement :',
        }),
      invite: (value: number) =>
        `Un nouvel email d'invitation sera envoyé à ${plural(value, { one: 'cette personne', other: 'chacune de ces personnes' })} :`,
    },
    irreversible: 'Attention : cette action est irréversible.',
    names: 'Utilisateurs concernés',
    leftOutNames: 'Utilisateurs non concernés',
    leftOut: (value: number) =>
      `${countUsers(value)} ${plural(value, { one: 'sera ignoré', other: 'seront ignorés' })} :`,
    leftOutReason: (name: string, reason: string) => `${name} (${reason})`,
    reasons: {
      alreadyActive: 'déjà actif',
      alreadyInactive: 'déjà inactif',
      accepted: 'invitation déjà acceptée',
      self: "c'est votre compte",
      above: 'rôle supérieur au vôtre',
      moreRights: "droits que vous n'avez pas vous-même",
      lastSuperAdmin: 'dernier Super Administrateur actif',
      write: 'il vous manque le droit « Modification »',
      delete: 'il vous manque le droit « Suppression »',
    },
    typeFirst: (value: number) => `Pour confirmer, tapez le nombre de personnes : ${value}`,
    failed: "Impossible d'effectuer l'action groupée",
    done: {
      activate: (value: number) => `${countUsers(value)} ${pluralWord(value, 'activé')} avec succès !`,
      deactivate: (value: number) => `${countUsers(value)} ${pluralWord(value, 'désactivé')} avec succès !`,
      delete: (value: number) => `${countUsers(value)} ${pluralWord(value, 'supprimé')} avec succès !`,
      invite: (value: number) => `${countInvitations(value)} ${pluralWord(value, 'renvoyée')} avec succès !`,
    },
    partial: (successes: number, failures: number) =>
      `${number(successes)} ${pluralWord(successes, 'réussite')}, ${number(failures)} ${pluralWord(failures, 'échec')}`,
    partialTitle: {
      activate: (value: number) => sentenceNotDone(value, 'activé'),
      deactivate: (value: number) => sentenceNotDone(value, 'désactivé'),
      delete: (value: number) => sentenceNotDone(value, 'supprimé'),
      invite: (value: number) => sentenceNotDone(value, 'invité'),
    },
    underWay: 'Action groupée en cours',
    progress: (done: number, total: number) => `${number(done)} sur ${countUsers(total)}`,
    stopped: (done: number, total: number) =>
      `${number(done)} sur ${countUsers(total)} ${pluralWord(done, 'traité')}. Il reste ceux de la liste ci-dessous.`,
    reason: (name: string, reason: string) => `${name} : ${reason}`,
    tooMany: (most: number) => `Au maximum ${countUsers(most)} à la fois : affinez la sélection.`,
    nobody: 'Aucun des utilisateurs sélectionnés ne peut être concerné.',
    nobodyInvited: 'Aucune invitation en attente dans la sélection.',
    selected: (value: number) => `${number(value)} utilisateur(s) sélectionné(s)`,
    unknownReason: 'raison non communiquée par le serveur',
    close: 'Fermer',
  },
  deletion: {
    title: "Supprimer l'utilisateur",
    question: (name: string) => `Êtes-vous sûr de vouloir supprimer l'utilisateur ${name} ?`,
    failed: "Impossible de supprimer l'utilisateur",
    done: 'Utilisateur supprimé avec succès !',
  },
};
