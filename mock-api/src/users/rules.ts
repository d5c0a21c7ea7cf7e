import {
  canGrantFlag,
  getDenialReason,
  getRoleDenialReason,
  holdsPermissions,
  isFlagEffective,
  ownAccessFlags,
  ownValue,
  type DenialReason,
  type ModulePermissions,
  type PermissionMap,
  type Role,
  type UserAction,
} from '@escale/contracts';
import type { ActingUser } from '../rights/actor';
import type { UserRow } from '../db/user-row';
import { forbidden, invalidBody, RequestError } from '../errors';
import type { Sentence } from '../messages/sentence';
import { sentences } from '../messages/sentences';
import { isWellShaped } from '../rights/given-permissions';
import { asPolicyActor, initialPermissions } from '../rights/permissions';
import { undeclaredRight, type RoleRights } from '../rights/role-rights';

const ruleViolation = (sentence: Sentence) => new RequestError(409, 'RULE', sentence);

function refusalFor(reason: DenialReason, action: UserAction): RequestError {
  const texts = sentences.users;
  if (reason === 'above') return forbidden(texts.aboveOwnRole);
  if (reason === 'moreRights') return forbidden(texts.moreRights);
  if (reason === 'lastSuperAdmin') return ruleViolation(texts.lastSuperAdmin);
  if (reason !== 'self') return forbidden();
  if (action === 'delete') return ruleViolation(texts.ownDeletion);
  return ruleViolation(action === 'changeRole' ? texts.ownRole : texts.ownStatus);
}

/**
 * Throws if the user policy forbids the action: a 403 if the actor has too few rights, a 409 for a
 * rule that applies to every actor.
 */
export function assertAllowed(
  action: UserAction,
  actor: ActingUser,
  target: UserRow,
  activeSuperAdmins: ReadonlySet<string>,
): void {
  const [lastSuperAdminId] = activeSuperAdmins.size === 1 ? activeSuperAdmins : [null];
  const reason = getDenialReason(
    action,
    { ...asPolicyActor(actor.rights, actor), lastSuperAdminId },
    asPolicyActor(actor.rights, target),
  );
  if (reason !== null) throw refusalFor(reason, action);
}

/** Throws a 403 for a role above the actor's own, and for a role with a right that the actor does not hold. */
export function assertCanGrantRole(actor: ActingUser, role: Role): void {
  const { rights } = actor;
  const reason = getRoleDenialReason(asPolicyActor(rights, actor), role, initialPermissions(rights, role));
  if (reason !== null) throw forbidden(sentences.users[reason]);
}

/**
 * Throws a 403 if `wanted` gives the account a right that the actor does not hold: at once, or as soon as the module becomes
 * visible.
 */
export function assertCanGrantFlags(actor: ActingUser, present: PermissionMap, wanted: PermissionMap): void {
  const author = asPolicyActor(actor.rights, actor);
  const isBeyondOwn = ([id, flags]: [string, ModulePermissions | undefined]) =>
    Object.entries(flags ?? {}).some(
      ([name, flag]) =>
        flag === true &&
        !canGrantFlag(author.role, {
          held: isFlagEffective(ownValue(author.permissions, id), name),
          present: ownValue(present, id)?.[name] === true,
        }),
    );
  if (!holdsPermissions(author, wanted) || Object.entries(wanted).some(isBeyondOwn))
    throw forbidden(sentences.users.grantBeyondOwn);
}

/**
 * Throws a 400 for a map with too many entries or with names that cannot be stored. Callers check both the map that was sent and
 * the one to store.
 */
export function assertWellShaped(map: PermissionMap): void {
  if (!isWellShaped(map)) throw invalidBody({ permissions: sentences.users.permissionsShape });
}

/** Throws a 400 if `wanted` adds a right that no published module declares. */
export function assertDeclared(rights: RoleRights, present: PermissionMap, wanted: PermissionMap): void {
  const wrong = undeclaredRight(rights, present, wanted);
  if (wrong !== null)
    throw invalidBody({ permissions: sentences.users.undeclared(wrong.moduleId, wrong.name) });
}

/** Throws a 409 if the account is the actor's own: only another user may withdraw the requirement of a new password. */
export function assertKeepsOwnRequirement(actor: UserRow, target: UserRow): void {
  if (actor.id === target.id) throw ruleViolation(sentences.users.ownRequirement);
}

/** Throws a 409 if the actor would lose their own access to user management. */
export function assertKeepsOwnAccess(actor: UserRow, target: UserRow, wanted: PermissionMap): void {
  const keepsAccess = ownAccessFlags.every((flag) => wanted.users?.[flag] === true);
  if (actor.id === target.id && !keepsAccess) throw ruleViolation(sentences.users.ownAccess);
}
