import {
  getMissingUserRight,
  missingRight,
  type ModulePermissions,
  type PermissionMap,
  type UserAction,
} from '@escale/contracts';
import type { Actor } from '../rights/actor';
import { fullPermissions } from '../rights/permissions';

/** The acting account, as authenticated or as locked by the transaction. */
type Author = Pick<Actor, 'user'>;

interface Owned {
  id: string;
}

const noRights: ModulePermissions = { visible: false };

function permissionsOf({ user }: Author): PermissionMap {
  return fullPermissions(user.rights, user);
}

/** `target` is undefined for actions without an account. */
function hasRightTo(action: UserAction, actor: Author, target: Owned = { id: '' }): boolean {
  const author = { id: actor.user.id, permissions: permissionsOf(actor) };
  return getMissingUserRight(action, author, target) === null;
}

/** The rights of the caller in the module users. */
export const canReadUsers = (actor: Author) =>
  missingRight(permissionsOf(actor).users ?? noRights, 'read') === null;
export const canWriteUsers = (actor: Author) => hasRightTo('edit', actor);
export const canDeleteUsers = (actor: Author) => hasRightTo('delete', actor);

/** Users may read their own account; others require the right `read`. */
export function canReadUser(actor: Author, { id }: Owned): boolean {
  return actor.user.id === id || canReadUsers(actor);
}

/** Users may change their own account; others require the right `write`. */
export function canWriteUser(actor: Author, target: Owned): boolean {
  return hasRightTo('editProfile', actor, target);
}
