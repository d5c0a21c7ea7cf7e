import { hasRole, type Role } from '@escale/contracts';
import type { UserRow } from '../../db/user-row';
import { forbidden, RequestError } from '../../http/errors';
import { messages } from '../../messages/fr';

const rule = (message: string) => new RequestError(409, 'RULE', message);

/** Nobody touches an account whose role is above their own. */
export function assertCanManage(actor: UserRow, target: UserRow): void {
  if (!hasRole(actor.role, target.role)) throw forbidden(messages.users.aboveOwnRole);
}

/** Nobody grants a role above their own. */
export function checkGrant(actor: UserRow, role: Role): void {
  if (!hasRole(actor.role, role)) throw forbidden(messages.users.grantAboveOwnRole);
}

/** What takes an account out of service, or a role from it: never one's own, never the last super administrator's. */
export function checkRemoval(
  actor: UserRow,
  target: UserRow,
  activeSuperAdmins: ReadonlySet<string>,
  own: 'ownDeletion' | 'ownStatus' | 'ownRole',
): void {
  if (actor.id === target.id) throw rule(messages.users[own]);
  if (activeSuperAdmins.has(target.id) && activeSuperAdmins.size === 1)
    throw rule(messages.users.lastSuperAdmin);
}

/** Nobody locks themselves out. */
export function checkOwnAccess(actor: UserRow, target: UserRow, keeps: boolean): void {
  if (actor.id === target.id && !keeps) throw rule(messages.users.ownAccess);
}
