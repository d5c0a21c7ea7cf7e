import type { Translation } from '../translation';
import type { fr } from './fr';

const roles = {
  SUPER_ADMIN: 'Super administrator',
  ADMIN: 'Administrator',
  OPERATOR: 'Operator',
};

/** The labels shared by several apps, in English. */
export const en: Translation<typeof fr> = {
  roles,
  shortRoles: { ...roles, SUPER_ADMIN: 'Super admin' },
  statuses: {
    ACTIVE: 'Active',
    INACTIVE: 'Inactive',
    SUSPENDED: 'Suspended',
  },
  auditActions: {
    LOGIN: 'Sign-in',
    LOGIN_FAILED: 'Failed sign-in',
    LOGOUT: 'Sign-out',
    CREATE: 'Creation',
    UPDATE: 'Change',
    DELETE: 'Deletion',
    STATUS_CHANGE: 'Change of status',
    PASSWORD_CHANGE: 'Change of password',
    ROLE_CHANGE: 'Change of role',
    READ: 'Viewing',
  },
  permissions: {
    read: 'View',
    write: 'Edit',
    delete: 'Delete',
    export: 'Export',
    import: 'Import',
    manage: 'Manage',
  },
  resources: {
    auth: 'Authentication',
    users: 'Users',
    roles: 'Roles',
    permissions: 'Permissions',
    preferences: 'Preferences',
    sessions: 'Sessions',
  },
};
