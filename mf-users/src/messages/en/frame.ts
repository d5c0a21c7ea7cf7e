import type { Translation } from '@escale/i18n';
import type { frame as fr } from '../fr/frame';

/** Titles of the module's pages and links between them. */
export const frame: Translation<typeof fr> = {
  users: 'User management',
  newUser: 'New user',
  user: 'User profile',
  editUser: 'Edit user',
  profile: 'My profile',
};
