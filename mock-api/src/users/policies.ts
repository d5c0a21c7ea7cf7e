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
type ActingAccount = Pick<Actor, 'user'>;

interface Target {
  id: string;
}

const noRights: ModulePermissions = { visible: false };

function permissionsOf({ user }: ActingAccount): PermissionMap {
  return fullPermissions(user.rights, user);
}

/** True if the actor has the right to an action. Omit `target` for an action that concerns no existing account. */
function hasRightTo(action: UserAction, actor: ActingAccount, target: Target = { id: '' }): boolean {
  const author = { id: actor.user.id, permissions: permissionsOf(actor) };
  return getMissingUserRight(action, author, target) === null;
}

export const canReadUsers = (actor: ActingAccount) =>
  missingRight(permissionsOf(actor).users ?? noRights, 'read') === null;
export const canWriteUsers = (actor: ActingAccount) => hasRightTo('edit', actor);
export const canDeleteUsers = (actor: ActingAccount) => hasRightTo('delete', actor);

/** Users may read their own account; others require the right `read`. */
export function canReadUser(actor: ActingAccount, { id }: Target): boolean {
  return actor.user.id === id || canReadUsers(actor);
}

/** Users may change their own account; others require the right `write`. */
export function canWriteUser(actor: ActingAccount, target: Target): boolean {
  return hasRightTo('editProfile', actor, target);
}
