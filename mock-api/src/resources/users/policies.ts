import {
  getMissingUserRight,
  missingRight,
  type ModulePermissions,
  type UserAction,
} from '@escale/contracts';
import type { Actor } from '../../http/request-context';
import { fullPermissions } from '../../security/permissions';

interface Owned {
  id: string;
}

const noRights: ModulePermissions = { visible: false };

function rightsOf({ user }: Actor): ModulePermissions {
  return fullPermissions(user.role, user.permissions).users ?? noRights;
}

/** `target` is undefined for actions without an account. */
function hasRightTo(action: UserAction, actor: Actor, target: Owned = { id: '' }): boolean {
  return getMissingUserRight(action, { id: actor.user.id, rights: rightsOf(actor) }, target) === null;
}

/** The rights of the caller in the module users. */
export const canReadUsers = (actor: Actor) => missingRight(rightsOf(actor), 'read') === null;
export const canWriteUsers = (actor: Actor) => hasRightTo('edit', actor);
export const canDeleteUsers = (actor: Actor) => hasRightTo('delete', actor);

/** Users may read their own account; others require the right `read`. */
export function canReadUser(actor: Actor, { id }: Owned): boolean {
  return actor.user.id === id || canReadUsers(actor);
}

/** Users may change their own account; others require the right `write`. */
export function canWriteUser(actor: Actor, target: Owned): boolean {
  return hasRightTo('editProfile', actor, target);
}
