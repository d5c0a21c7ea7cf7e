import type { AuditAction, PermissionName, Role, UserStatus } from '@escale/contracts';
import { createCatalogue } from './catalogue';

const roles: Record<Role, string> = {
  SUPER_ADMIN: 'Super Administrateur',
  ADMIN: 'Administrateur',
  OPERATOR: 'Opérateur',
};

const statuses: Record<UserStatus, string> = {
  ACTIVE: 'Actif',
  INACTIVE: 'Inactif',
  SUSPENDED: 'Suspendu',
};

const auditActions: Record<AuditAction, string> = {
  LOGIN: 'Connexion',
  LOGIN_FAILED: 'Connexion échouée',
  LOGOUT: 'Déconnexion',
  CREATE: 'Création',
  UPDATE: 'Modification',
  DELETE: 'Suppression',
  STATUS_CHANGE: 'Changement de statut',
  PASSWORD_CHANGE: 'Changement de mot de passe',
  ROLE_CHANGE: 'Changement de rôle',
  READ: 'Consultation',
};

const permissions: Record<PermissionName, string> = {
  read: 'Consultation',
  write: 'Modification',
  delete: 'Suppression',
  export: 'Export',
  import: 'Import',
  manage: 'Gestion',
};

const resources: Record<string, string> = {
  auth: 'Authentification',
  users: 'Utilisateurs',
  roles: 'Rôles',
  permissions: 'Permissions',
  preferences: 'Préférences',
  sessions: 'Sessions',
};

const vocabulary = createCatalogue({
  fr: {
    roles,
    shortRoles: { ...roles, SUPER_ADMIN: 'Super Admin' },
    statuses,
    auditActions,
    permissions,
    resources,
  },
});

/** Returns the labels shared by several modules: roles, statuses, audit actions, permissions, resources (§2, §3). */
export const useVocabulary = vocabulary.useMessages;

/** The same labels outside React (exports, toasts). */
export const getVocabulary = vocabulary.messages;

/** Returns the label of a value that a server sends; an unknown value is its own label. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

/** Returns the label for the resource of an audit entry; `users/42` counts as `users`, unknown ones stay unchanged. */
export function resourceWord(resource: string): string {
  const [kind = ''] = resource.split('/');
  const labels = getVocabulary().resources;
  return Object.hasOwn(labels, kind) ? (labels[kind] ?? resource) : resource;
}
