import {
  canGrantFlag,
  canGrantRole,
  getBrokenRule,
  ownAccessFlags,
  type DenialReason,
  type ModulePermissions,
  type PermissionMap,
  type Role,
  type UserAction,
} from '@escale/contracts';
import type { UserRow } from '../../db/user-row';
import { forbidden, RequestError } from '../../http/errors';
import { messages } from '../../messages/fr';
import { fullPermissions } from '../../security/permissions';

const rule = (message: string) => new RequestError(409, 'RULE', message);

function refusalFor(reason: DenialReason, action: UserAction): RequestError {
  const texts = messages.users;
  if (reason === 'above') return forbidden(texts.aboveOwnRole);
  if (reason === 'lastSuperAdmin') return rule(texts.lastSuperAdmin);
  if (reason !== 'self') return forbidden();
  if (action === 'delete') return rule(texts.ownDeletion);
  return rule(action === 'changeRole' ? texts.ownRole : texts.ownStatus);
}

/** Throws the refusal of the user policy, if it forbids this; the route has checked the caller's rights. */
export function assertAllowed(
  action: UserAction,
  actor: UserRow,
  target: UserRow,
  activeSuperAdmins: ReadonlySet<string>,
): void {
  const { id, role } = actor;
  const [lastSuperAdminId] = activeSuperAdmins.size === 1 ? activeSuperAdmins : [null];
  const reason = getBrokenRule(action, { id, role, lastSuperAdminId }, target);
  if (reason !== null) throw refusalFor(reason, action);
}

/** Throws a 403 when the role of `target` is above the actor's own. */
export function assertCanManage(actor: UserRow, target: UserRow): void {
  assertAllowed('editProfile', actor, target, new Set());
}

/** Throws a 403 for a role above the actor's own. */
export function assertCanGrantRole(actor: UserRow, role: Role): void {
  if (!canGrantRole(actor, role)) throw forbidden(messages.users.grantAboveOwnRole);
}

/** Throws a 403 when `wanted` holds a flag that the actor cannot grant. */
export function assertCanGrantFlags(actor: UserRow, present: PermissionMap, wanted: PermissionMap): void {
  const own = fullPermissions(actor.role, actor.permissions);
  const isBeyondOwn = ([id, flags]: [string, ModulePermissions | undefined]) =>
    Object.entries(flags ?? {}).some(
      ([name, flag]) =>
        flag === true &&
        !canGrantFlag(actor.role, { held: own[id]?.[name] === true, present: present[id]?.[name] === true }),
    );
  if (Object.entries(wanted).some(isBeyondOwn)) throw forbidden(messages.users.grantBeyondOwn);
}

/** Throws a 409 when the actor would lose their own access to the user administration. */
export function assertKeepsOwnAccess(actor: UserRow, target: UserRow, wanted: PermissionMap): void {
  const keepsAccess = ownAccessFlags.every((flag) => wanted.users?.[flag] === true);
  if (actor.id === target.id && !keepsAccess) throw rule(messages.users.ownAccess);
}
