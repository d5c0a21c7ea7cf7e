const count = (value: number) => value.toLocaleString('fr-FR');
const users = (value: number) => `${count(value)} utilisateur${value > 1 ? 's' : ''}`;
const agree = (value: number, word: string) => `${word}${value > 1 ? 's' : ''}`;

/** Texts of /users. */
export const list = {
  count,
  totalUsers: (value: number) => `${users(value)} au total`,
  tableTitle: 'Liste des utilisateurs',
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
  handle: (username: string) => `@${username}`,
  named: (name: string, username: string) => `${name} (@${username})`,
  cards: {
    total: 'Total',
    active: 'Actifs',
    inactive: 'Inactifs',
    suspended: 'Suspendus',
    others: 'Autres',
    byRole: 'Répartition par rôle',
    roles: { SUPER_ADMIN: 'Super Admins', ADMIN: 'Administrateurs', OPERATOR: 'Opérateurs' },
    share: (status: string) => `Part des comptes ${status.toLowerCase()}`,
    percentage: (value: number) =>
      `${value.toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`,
  },
  filters: {
    role: 'Rôle',
    status: 'Statut',
    allRoles: 'Tous les rôles',
    allStatuses: 'Tous les statuts',
    printed: (name: string, value: string) => `${name} : ${value}`,
  },
  resendTo: (action: string, name: string) => `${action} : ${name}`,
  toggleLabel: (name: string) => `Compte de ${name} actif`,
  undo: {
    label: 'Annuler',
    changed: (name: string, status: string) => `${name} : ${status}`,
    done: 'Modification annulée',
    restored: (names: string) => `${names} : statut rétabli`,
    overtakenTitle: 'Annulation impossible',
    overtaken: (names: string, value: number) =>
      `${names} : ${agree(value, 'modifié')} ou ${agree(value, 'supprimé')} entre-temps par quelqu'un d'autre, ${value > 1 ? 'laissés tels quels' : "rien n'a été changé"}.`,
    failed: (names: string) => `Statut non rétabli : ${names}`,
  },
  /** Some names of many: 'Awa Koné, Yao Kouassi et 4 autres'. */
  names: (names: readonly string[]) => {
    const rest = names.length - 3;
    if (rest <= 0) return names.join(', ');
    return `${names.slice(0, 3).join(', ')} et ${count(rest)} ${agree(rest, 'autre')}`;
  },
  actions: {
    view: 'Voir le détail',
    edit: 'Modifier',
    delete: 'Supprimer',
    activate: 'Activer',
    deactivate: 'Désactiver',
  },
  bulk: {
    titles: {
      activate: (value: number) => `Activer ${users(value)} ?`,
      deactivate: (value: number) => `Désactiver ${users(value)} ?`,
      delete: (value: number) => `Supprimer ${users(value)} ?`,
    },
    questions: {
      activate: 'Ces utilisateurs pourront à nouveau se connecter :',
      deactivate: 'Ces utilisateurs ne pourront plus se connecter :',
      delete: 'Ces utilisateurs seront supprimés définitivement :',
    },
    irreversible: 'Attention : cette action est irréversible.',
    names: 'Utilisateurs concernés',
    leftOutNames: 'Utilisateurs non concernés',
    leftOut: (value: number) =>
      `${users(value)} de la sélection ne ${value > 1 ? 'seront' : 'sera'} pas ${agree(value, 'concerné')} :`,
    failed: "Impossible d'effectuer l'action groupée",
    done: {
      activate: (value: number) => `${users(value)} ${agree(value, 'activé')} avec succès !`,
      deactivate: (value: number) => `${users(value)} ${agree(value, 'désactivé')} avec succès !`,
      delete: (value: number) => `${users(value)} ${agree(value, 'supprimé')} avec succès !`,
    },
    partial: (successes: number, failures: number) =>
      `${count(successes)} ${agree(successes, 'réussite')}, ${count(failures)} ${agree(failures, 'échec')}`,
    partialTitle: {
      activate: (value: number) =>
        `${users(value)} ${value > 1 ? "n'ont" : "n'a"} pas été ${agree(value, 'activé')}`,
      deactivate: (value: number) =>
        `${users(value)} ${value > 1 ? "n'ont" : "n'a"} pas été ${agree(value, 'désactivé')}`,
      delete: (value: number) =>
        `${users(value)} ${value > 1 ? "n'ont" : "n'a"} pas été ${agree(value, 'supprimé')}`,
    },
    underWay: 'Action groupée en cours',
    progress: (done: number, total: number) => `${count(done)} sur ${users(total)}`,
    stopped: (done: number, total: number) =>
      `${count(done)} sur ${users(total)} ${agree(done, 'traité')}. Il reste ceux de la liste ci-dessous.`,
    reason: (name: string, reason: string) => `${name} : ${reason}`,
    tooMany: (most: number) => `Au maximum ${users(most)} à la fois.`,
    nobody: 'Aucun des utilisateurs sélectionnés ne peut être concerné.',
    selected: (value: number) => `${count(value)} utilisateur(s) sélectionné(s)`,
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
