import { isDeepStrictEqual } from 'node:util';
import {
  effectivePermissions,
  hasRole,
  knownModuleIds,
  missingRight,
  roleDefaults,
  type ModulePermissions,
  type PermissionMap,
  type Role,
} from '@escale/contracts';

const denied: ModulePermissions = { visible: false, read: false, write: false, delete: false };

/** `security` has no role default: the server grants it to administrators (readings, 'Permissions'). */
function securityOf(role: Role): ModulePermissions {
  return role === 'OPERATOR' ? denied : { ...denied, visible: true, read: true };
}

/** Initial permissions of an account by its role. */
export function initialPermissions(role: Role): PermissionMap {
  return { ...roleDefaults[role], security: securityOf(role) };
}

/** The saved map, completed for every known module; entries and flags that the server does not know stay. */
export function fullPermissions(role: Role, saved: PermissionMap): PermissionMap {
  const known = knownModuleIds.map((id) => [id, saved[id] ?? fallback(id, role)]);
  return { ...saved, ...(Object.fromEntries(known) as PermissionMap) };
}

/** The entries that differ from what the role stands for by itself. */
export function ownPermissions(role: Role, saved: PermissionMap): PermissionMap {
  const entries = Object.entries(fullPermissions(role, saved));
  return Object.fromEntries(
    entries.filter(([id, flags]) => !haveSameFlags(flags, effectivePermissions(id, role, undefined))),
  );
}

/** Also called for each of 10,000 users at once: `isDeepStrictEqual` takes ten times as long. */
function haveSameFlags(one: ModulePermissions = denied, other: ModulePermissions): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

function fallback(moduleId: string, role: Role): ModulePermissions {
  return moduleId === 'security' ? securityOf(role) : effectivePermissions(moduleId, role, undefined);
}

/**
 * True for an administrator with the right to read the module security, which shows all accounts (§6, readings 'Truth
 * on screen').
 */
export function canReadSecurity({ role, permissions }: { role: Role; permissions: PermissionMap }): boolean {
  const flags = fullPermissions(role, permissions).security ?? denied;
  return hasRole(role, 'ADMIN') && missingRight(flags, 'read') === null;
}

/** A new role resets the permissions of every known module; unknown entries stay. */
export function permissionsOfNewRole(role: Role, saved: PermissionMap): PermissionMap {
  return { ...saved, ...initialPermissions(role) };
}

/** The entries in which two maps differ. */
export function changedPermissions(before: PermissionMap, after: PermissionMap) {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = ids.filter((id) => !isDeepStrictEqual(before[id], after[id]));
  const entriesOf = (map: PermissionMap) => Object.fromEntries(changed.map((id) => [id, map[id] ?? null]));
  return { before: entriesOf(before), after: entriesOf(after) };
}
