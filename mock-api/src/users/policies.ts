import {
  getMissingUserRight,
  missingRight,
  type ModulePermissions,
  type PermissionMap,
  type UserAction,
} from '@escale/contracts';
import type { Actor } from '../rights/actor';
import { fullPermissions } from '../rights/permissions';

/** The acting account, as it was authenticated or as the transaction has locked it. */
type Author = Pick<Actor, 'user'>;

interface Target {
  id: string;
}

const noRights: ModulePermissions = { visible: false };

function permissionsOf({ user }: Author): PermissionMap {
  return fullPermissions(user.rights, user);
}

/** True if the actor has the right to an action. Omit `target` for an action that concerns no existing account. */
function hasRightTo(action: UserAction, actor: Author, target: Target = { id: '' }): boolean {
  const author = { id: actor.user.id, permissions: permissionsOf(actor) };
  return getMissingUserRight(action, author, target) === null;
}

export const canReadUsers = (actor: Author) =>
  missingRight(permissionsOf(actor).users ?? noRights, 'read') === null;
export const canWriteUsers = (actor: Author) => hasRightTo('edit', actor);
export const canDeleteUsers = (actor: Author) => hasRightTo('delete', actor);

/** Users may read their own account; others require the right `read`. */
export function canReadUser(actor: Author, { id }: Target): boolean {
  return actor.user.id === id || canReadUsers(actor);
}

/** Users may change their own account; others require the right `write`. */
export function canWriteUser(actor: Author, target: Target): boolean {
  return hasRightTo('editProfile', actor, target);
}
