import {
  effectivePermissionMap,
  includesPermissions,
  missingRight,
  roleDefaults,
  type ModulePermissions,
  type PermissionMap,
} from './permissions';
import { displayedRole, hasRole, type Role } from './roles';

/**
 * Actions on a user account. `editProfile` covers what every user may do to their own account (readings, 'Permissions'): personal
 * data, preferences, picture, password, sessions. `edit` opens an account in the user administration, permissions included, and
 * requires the right `write` even for the user's own account (§2).
 */
export const userActions = ['edit', 'editProfile', 'changeRole', 'activate', 'deactivate', 'delete'] as const;

export type UserAction = (typeof userActions)[number];

/**
 * Why an action is denied: a missing right in the module `users`, or a rule of the readings ('Permissions', 'Truth on screen').
 * `moreRights`: the account holds rights that the actor lacks.
 */
const denialReasons = ['write', 'delete', 'above', 'moreRights', 'self', 'lastSuperAdmin'] as const;

export type DenialReason = (typeof denialReasons)[number];

/** The acting user. */
export interface PolicyActor {
  id: string;
  role: Role;
  /** The actor's effective permissions in all modules. */
  permissions: PermissionMap;
  /** The last active SUPER_ADMIN as far as the actor knows; used for a target without `abilities`. */
  lastSuperAdminId?: string | null;
}

/** Restrictions that only the server can know: action → reason. */
export type UserAbilities = Partial<Record<UserAction, string>>;

/** The user being acted upon. */
export interface PolicyTarget {
  id: string;
  role: string;
  abilities?: UserAbilities;
  /** The entries of the user's permission map that differ from the role defaults of §6, if known. */
  permissions?: PermissionMap | undefined;
}

/** Actions that take away an account's role or access. */
const removals: readonly UserAction[] = ['changeRole', 'deactivate', 'delete'];

/** The `abilities` sent with the last active SUPER_ADMIN: the actions that are denied on this account, each with the reason. */
export const lastSuperAdminAbilities: UserAbilities = {
  changeRole: 'lastSuperAdmin',
  deactivate: 'lastSuperAdmin',
  delete: 'lastSuperAdmin',
};

/** The `abilities` sent with an account that has rights which the actor lacks: every action is denied. */
export const moreRightsAbilities: UserAbilities = Object.fromEntries(
  userActions.map((action) => [action, 'moreRights']),
);

const noRights: ModulePermissions = { visible: false };

/** Returns the right in the module `users` that `action` requires and `actor` lacks, else `null` (§6). */
export function getMissingUserRight(
  action: UserAction,
  actor: Pick<PolicyActor, 'id' | 'permissions'>,
  target: Pick<PolicyTarget, 'id'>,
): 'write' | 'delete' | null {
  if (action === 'editProfile' && actor.id === target.id) return null;
  const right = action === 'delete' ? 'delete' : 'write';
  return missingRight(actor.permissions.users ?? noRights, right) === null ? null : right;
}

/** True when the actor holds all of `permissions`. Always true for a SUPER_ADMIN, who can grant themselves every right. */
export function holdsPermissions(
  actor: Pick<PolicyActor, 'role' | 'permissions'>,
  permissions: PermissionMap,
): boolean {
  return actor.role === 'SUPER_ADMIN' || includesPermissions(actor.permissions, permissions);
}

/**
 * Returns the rule that forbids `action` regardless of the actor's rights in the module `users`,
 * else `null`. Users cannot act on an account with a higher role, nor on another account with
 * rights that they lack. They cannot delete, deactivate or demote themselves or the last active
 * SUPER_ADMIN (readings, 'Permissions' and 'Truth on screen').
 */
function getBrokenRule(action: UserAction, actor: PolicyActor, target: PolicyTarget): DenialReason | null {
  if (!hasRole(actor.role, displayedRole(target.role))) return 'above';
  if (actor.id !== target.id && !holdsPermissions(actor, knownPermissions(target))) return 'moreRights';
  const removes = removals.includes(action);
  if (removes && actor.id === target.id) return 'self';
  if (target.abilities !== undefined) return knownReason(target.abilities[action]);
  return removes && actor.lastSuperAdminId === target.id ? 'lastSuperAdmin' : null;
}

function knownPermissions({ role, permissions }: PolicyTarget): PermissionMap {
  return permissions === undefined ? {} : effectivePermissionMap(displayedRole(role), permissions);
}

/**
 * Returns why `actor` may not perform `action` on `target`, or `null` if nothing forbids it. A
 * missing right takes precedence over a broken rule. The API enforces this policy, and the
 * interface displays it.
 */
export function getDenialReason(
  action: UserAction,
  actor: PolicyActor,
  target: PolicyTarget,
): DenialReason | null {
  return getMissingUserRight(action, actor, target) ?? getBrokenRule(action, actor, target);
}

/**
 * Returns the reason if clients have a text for it, else `null`. A server that sends another reason
 * explains it in its refusal.
 */
function knownReason(value: string | undefined): DenialReason | null {
  return denialReasons.find((reason) => reason === value) ?? null;
}

/** True for an account that can currently act as a SUPER_ADMIN; false while its invitation is pending. */
export function isActiveSuperAdmin(user: {
  role: string;
  status: string;
  invitationPending: boolean;
}): boolean {
  return user.role === 'SUPER_ADMIN' && user.status === 'ACTIVE' && !user.invitationPending;
}

/** Returns the id of the only active SUPER_ADMIN among all `users`; `null` when there are several or none. */
export function findLastSuperAdminId(
  users: readonly { id: string; role: string; status: string; invitationPending: boolean }[],
): string | null {
  const [first, ...others] = users.filter(isActiveSuperAdmin);
  return first !== undefined && others.length === 0 ? first.id : null;
}

/** Why a role cannot be granted: it is above the actor's own, or has rights that the actor lacks. */
export type RoleDenialReason = 'roleAbove' | 'roleMoreRights';

/**
 * Returns why `actor` may not grant `role`, or `null` if nothing forbids it (readings,
 * 'Permissions' and 'Truth on screen'). `granted` are the permissions of a new account with that
 * role, since a server may add to the defaults of §6.
 */
export function getRoleDenialReason(
  actor: Pick<PolicyActor, 'role' | 'permissions'>,
  role: Role,
  granted: PermissionMap = roleDefaults[role],
): RoleDenialReason | null {
  if (!hasRole(actor.role, role)) return 'roleAbove';
  return holdsPermissions(actor, granted) ? null : 'roleMoreRights';
}

/**
 * True when an actor of `actorRole` may switch a permission flag on. A SUPER_ADMIN may switch on
 * any flag; others only a flag that they hold themselves, or that the user already has (readings,
 * 'Truth on screen').
 */
export function canGrantFlag(actorRole: Role, flag: { held: boolean; present: boolean }): boolean {
  return actorRole === 'SUPER_ADMIN' || flag.held || flag.present;
}

/** Flags of the module `users` that users cannot revoke from themselves. */
export const ownAccessFlags = ['visible', 'read', 'write'] as const;
