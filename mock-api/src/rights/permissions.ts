import { isDeepStrictEqual } from 'node:util';
import {
  effectivePermissions,
  hasRole,
  knownModuleIds,
  missingRight,
  ownValue,
  type ModulePermissions,
  type PermissionMap,
  type PolicyActor,
  type Role,
} from '@escale/contracts';
import type { UserRow } from '../db/user-row';
import type { RoleRights } from './role-rights';

const deniedFlags: ModulePermissions = { visible: false, read: false, write: false, delete: false };

const deniedEverywhere: PermissionMap = Object.fromEntries(knownModuleIds.map((id) => [id, deniedFlags]));

/** Returns the permissions that an account has by its role alone. */
export function initialPermissions({ byRole }: Pick<RoleRights, 'byRole'>, role: Role): PermissionMap {
  return { ...deniedEverywhere, ...byRole[role] };
}

/** What determines the permissions of an account. */
export interface PermissionSource {
  role: Role;
  /** The permissions saved for the account; they take precedence over those of its role. */
  permissions: PermissionMap;
}

/**
 * Returns the permissions of an account in every known module: the entry of the account itself, else that of its role. Unknown
 * entries and flags are kept.
 */
export function fullPermissions(rights: RoleRights, { role, permissions }: PermissionSource): PermissionMap {
  return { ...initialPermissions(rights, role), ...permissions };
}

/** Returns an account as the actor of the user policy. */
export function asPolicyActor(
  rights: RoleRights,
  account: Pick<UserRow, 'id' | 'role' | 'permissions'>,
): PolicyActor {
  return { id: account.id, role: account.role, permissions: fullPermissions(rights, account) };
}

/** Returns the entries that differ from the permissions which clients assume for the role (§6). */
export function ownPermissions(rights: RoleRights, account: PermissionSource): PermissionMap {
  const entries = Object.entries(fullPermissions(rights, account));
  return Object.fromEntries(
    entries.filter(([id, flags]) => !haveSameFlags(flags, effectivePermissions(id, account.role, undefined))),
  );
}

/** Returns the part of a full map that is saved: entries that grant other rights than `byRole`, and unknown entries. */
export function differingPermissions(byRole: PermissionMap, full: PermissionMap): PermissionMap {
  const isSame = ([id, flags]: [string, ModulePermissions | undefined]) => {
    const other = ownValue(byRole, id);
    return other !== undefined && flags !== undefined && grantSameRights(flags, other);
  };
  return Object.fromEntries(Object.entries(full).filter((entry) => !isSame(entry)));
}

const grantSameRights = (one: ModulePermissions, other: ModulePermissions) =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] === true) === (other[name] === true));

/**
 * Compares flag by flag: a list compares the flags of 10,000 users, and `isDeepStrictEqual` takes
 * ten times as long.
 */
function haveSameFlags(one: ModulePermissions = deniedFlags, other: ModulePermissions): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/**
 * True for an administrator with the right to read the security module, which shows all accounts (§6, readings 'Truth on screen').
 */
export function canReadSecurity(rights: RoleRights, account: PermissionSource): boolean {
  const flags = fullPermissions(rights, account).security ?? deniedFlags;
  return hasRole(account.role, 'ADMIN') && missingRight(flags, 'read') === null;
}

/** Returns the entries in which two maps differ, before and after. */
export function changedPermissions(before: PermissionMap, after: PermissionMap) {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = ids.filter((id) => !isDeepStrictEqual(ownValue(before, id), ownValue(after, id)));
  const entriesOf = (map: PermissionMap) =>
    Object.fromEntries(changed.map((id) => [id, ownValue(map, id) ?? null]));
  return { before: entriesOf(before), after: entriesOf(after) };
}
