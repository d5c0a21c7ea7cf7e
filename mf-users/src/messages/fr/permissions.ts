import { moduleNames } from '@escale/user-ui/audit';
import { textTools } from '@escale/i18n';

const { number, plural } = textTools('fr');

/** Texts of the permission editor. */
export const permissions = {
  intro: "Un module masqué n'apparaît pas dans l'accueil de cet utilisateur.",
  module: 'Module',
  visible: 'Module visible',
  notApplicable: '—',
  custom: 'Personnalisé',
  all: 'Tout',
  none: 'Aucun',
  allOf: (label: string) => `Tout accorder : ${label}`,
  noneOf: (label: string) => `Aucun droit : ${label}`,
  reset: {
    user: {
      byDefault: (on: boolean) => (on ? 'rôle : oui' : 'rôle : non'),
      restore: 'Revenir au rôle',
      restoreOf: (role: string, label: string) => `Revenir au rôle ${role} : ${label}`,
    },
    role: {
      byDefault: (on: boolean) => (on ? 'défaut : oui' : 'défaut : non'),
      restore: 'Par défaut',
      restoreOf: (role: string, label: string) => `Revenir aux droits par défaut du rôle ${role} : ${label}`,
    },
  },
  roleDefaults: (role: string) =>
    `« Personnalisé » marque ce qui diffère des droits par défaut du rôle ${role}.`,
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
    `${number(count)} ${plural(count, { one: 'changement', other: 'changements' })} à enregistrer`,
  confirmTitle: (name: string) => `Modifier les permissions de ${name} ?`,
  confirm: 'Enregistrer',
  granted: 'Accordé',
  withdrawn: 'Retiré',
  sameAsNow: "Ces droits sont ceux qui s'appliquent déjà.",
  flags: (module: string, names: readonly string[]) => `${module} : ${names.join(', ')}`,
  flag: (module: string, name: string) => `${module}, ${name}`,
  state: (on: boolean) => (on ? 'oui' : 'non'),
  saved: 'Permissions mises à jour avec succès !',
  failed: 'Impossible de modifier les permissions',
  loadFailed: "Les permissions n'ont pas pu être chargées",
  ownAccess: 'Vous ne pouvez pas vous retirer cet accès vous-même.',
  moduleHidden: "Rendez d'abord le module visible.",
  notHeld: "Vous ne pouvez pas accorder un droit que vous n'avez pas.",
  labels: moduleNames,
};
