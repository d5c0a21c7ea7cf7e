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

const denied: ModulePermissions = { visible: false, read: false, write: false, delete: false };

const deniedEverywhere: PermissionMap = Object.fromEntries(knownModuleIds.map((id) => [id, denied]));

/** Permissions of an account from its role alone. */
export function initialPermissions({ byRole }: Pick<RoleRights, 'byRole'>, role: Role): PermissionMap {
  return { ...deniedEverywhere, ...byRole[role] };
}

/** The inputs of an account's permissions. */
export interface Entitled {
  role: Role;
  /** The account's own entries. */
  permissions: PermissionMap;
}

/** The saved map, completed for every module in which a role has rights; unknown entries and flags are kept. */
export function fullPermissions(rights: RoleRights, { role, permissions }: Entitled): PermissionMap {
  return { ...initialPermissions(rights, role), ...permissions };
}

/** An account as the actor of the user policy. */
export function asPolicyActor(
  rights: RoleRights,
  account: Pick<UserRow, 'id' | 'role' | 'permissions'>,
): PolicyActor {
  return { id: account.id, role: account.role, permissions: fullPermissions(rights, account) };
}

/** The entries that differ from what clients assume for a role (§6). */
export function ownPermissions(rights: RoleRights, account: Entitled): PermissionMap {
  const entries = Object.entries(fullPermissions(rights, account));
  return Object.fromEntries(
    entries.filter(([id, flags]) => !haveSameFlags(flags, effectivePermissions(id, account.role, undefined))),
  );
}

/** The part of a full map that is saved: entries that grant other rights than `byRole`, and unknown ones. */
export function differingPermissions(byRole: PermissionMap, full: PermissionMap): PermissionMap {
  const isSame = ([id, flags]: [string, ModulePermissions | undefined]) => {
    const other = ownValue(byRole, id);
    return other !== undefined && flags !== undefined && grantSameRights(flags, other);
  };
  return Object.fromEntries(Object.entries(full).filter((entry) => !isSame(entry)));
}

const grantSameRights = (one: ModulePermissions, other: ModulePermissions) =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] === true) === (other[name] === true));

/** Called for each of 10,000 users at once: `isDeepStrictEqual` takes ten times as long. */
function haveSameFlags(one: ModulePermissions = denied, other: ModulePermissions): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/**
 * True for an administrator with the right to read the security module, which shows all accounts (§6, readings 'Truth on screen').
 */
export function canReadSecurity(rights: RoleRights, account: Entitled): boolean {
  const flags = fullPermissions(rights, account).security ?? denied;
  return hasRole(account.role, 'ADMIN') && missingRight(flags, 'read') === null;
}

/** The entries in which two maps differ. */
export function changedPermissions(before: PermissionMap, after: PermissionMap) {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = ids.filter((id) => !isDeepStrictEqual(ownValue(before, id), ownValue(after, id)));
  const entriesOf = (map: PermissionMap) =>
    Object.fromEntries(changed.map((id) => [id, ownValue(map, id) ?? null]));
  return { before: entriesOf(before), after: entriesOf(after) };
}
