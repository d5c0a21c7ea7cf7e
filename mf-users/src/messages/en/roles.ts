import type { Translation } from '@escale/i18n';
import type { roles as fr } from '../fr/roles';

/** Texts of /users/roles. */
export const roles: Translation<typeof fr> = {
  title: 'Role permissions',
  back: 'Back to users',
  intro:
    'These permissions apply to every account with the role, except in modules where an account has its own. They take effect as soon as they are saved.',
  tabs: 'Roles',
  everybody: (role: string) => `all “${role}” accounts`,
  changed: (role: string, author: string | undefined, time: string) =>
    `Permissions of the role ${role} changed by ${author ?? 'someone else'} at ${time}.`,
  superAdminOnly: 'Only a super administrator can change the permissions of a role.',
  fixed: 'The permissions of super administrators on the core modules cannot be changed.',
  loadFailed: 'The permissions of this role could not be loaded',
  none: 'Role permissions are fixed',
  noneHint: "On this server they are granted account by account, in each user's record.",
};
