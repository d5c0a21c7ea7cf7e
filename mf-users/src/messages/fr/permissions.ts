/** Texts of the permission editor. */
export const permissions = {
  intro: "Un module qui n'est pas visible disparaît de l'accueil des modules de cet utilisateur.",
  visible: 'Module visible',
  byDefault: (on: boolean) => (on ? 'par défaut : oui' : 'par défaut : non'),
  changed: 'Différent du rôle',
  all: 'Tout',
  none: 'Aucun',
  restore: 'Rétablir',
  allOf: (label: string) => `Tout accorder : ${label}`,
  noneOf: (label: string) => `Aucun droit : ${label}`,
  restoreOf: (label: string, role: string) => `Rétablir les droits du rôle ${role} : ${label}`,
  roleDefaults: (role: string) => `Droits par défaut du rôle : ${role}`,
  noRoleDefaults: "Ce rôle n'a aucun droit par défaut",
  unsaved: {
    title: "Aucun droit n'est enregistré pour cet utilisateur",
    byRole: (role: string) =>
      `Les droits du rôle ${role} s'appliquent jusqu'au premier enregistrement. Ci-dessous, tous les modules sont visibles et aucune permission n'est accordée.`,
    withoutRole:
      "Cet utilisateur n'a accès à aucun module jusqu'au premier enregistrement. Ci-dessous, tous les modules sont visibles et aucune permission n'est accordée.",
    load: 'Charger les droits du rôle',
  },
  save: 'Enregistrer les permissions',
  discard: 'Annuler les changements',
  changes: (count: number) =>
    count === 0 ? 'Aucun changement' : `${count} ${count === 1 ? 'changement' : 'changements'} à enregistrer`,
  flag: (module: string, name: string) => `${module}, ${name}`,
  state: (on: boolean) => (on ? 'oui' : 'non'),
  saved: 'Permissions mises à jour avec succès !',
  failed: 'Impossible de modifier les permissions',
  loadFailed: "Les permissions n'ont pas pu être chargées",
  ownAccess: 'Vous ne pouvez pas vous retirer cet accès vous-même.',
  notHeld: "Vous ne pouvez pas accorder un droit que vous n'avez pas.",
  labels: {
    dashboard: 'Tableau de Bord',
    users: 'Gestion Utilisateurs',
    settings: 'Paramètres',
    containers: 'Gestion Conteneurs',
    shipments: 'Expéditions',
    reports: 'Rapports',
    security: 'Dashboard Sécurité',
  },
};
