import { missingRight, type ModuleRight } from '@escale/contracts';
import type { Actor } from '../../http/request-context';
import { fullPermissions } from '../../security/permissions';

interface Owned {
  id: string;
}

function has(right: ModuleRight, { user }: Actor): boolean {
  const flags = fullPermissions(user.role, user.permissions).users;
  return flags !== undefined && missingRight(flags, right) === null;
}

/** The rights of the caller in the module users. */
export const canReadUsers = (actor: Actor) => has('read', actor);
export const canWriteUsers = (actor: Actor) => has('write', actor);
export const canDeleteUsers = (actor: Actor) => has('delete', actor);

/** Everybody sees what is their own; the rest takes the right to read the module users. */
export function canReadUser(actor: Actor, { id }: Owned): boolean {
  return actor.user.id === id || canReadUsers(actor);
}

/** Everybody changes what is their own; the rest takes the right to write, and reaches no role above one's own. */
export function canWriteUser(actor: Actor, { id }: Owned): boolean {
  return actor.user.id === id || canWriteUsers(actor);
}
