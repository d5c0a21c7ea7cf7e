import type { AuditAction, PermissionName, Role, UserStatus } from '@escale/contracts';

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

/** The labels shared by several apps, in French. */
export const fr = {
  roles,
  shortRoles: { ...roles, SUPER_ADMIN: 'Super Admin' },
  statuses,
  auditActions,
  permissions,
  resources,
};
