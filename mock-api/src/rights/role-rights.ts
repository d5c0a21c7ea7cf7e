import {
  moduleRights,
  modulePermissionNames,
  ownValue,
  roles,
  withDeclaredDefaults,
  type ModulePermissions,
  type PermissionMap,
  type Role,
  type RoleDefaults,
  type TopicName,
} from '@escale/contracts';
import type { PublishedRights } from './published-rights';

/** Permissions set for a role in a module; they take precedence over the default. */
export interface RoleSetting {
  role: Role;
  moduleId: string;
  flags: ModulePermissions;
}

/**
 * The rights of the roles at one moment. Together with the permissions saved for an account, they
 * decide which calls the account may make.
 */
export interface RoleRights {
  /** The number of changes so far, as the database counts them. */
  generation: number;
  /** The permissions of each role: those set for the role, else its defaults. */
  byRole: RoleDefaults;
  /** The permissions of each role before any role setting: from §6, from `securityOf`, and from the declarations of modules. */
  defaults: RoleDefaults;
  /** For each module, the names of its permissions; `null` without a registry. */
  declared: ReadonlyMap<string, readonly string[]> | null;
  /** For each topic of the published modules, the rights that its recipients need. */
  topics: ReadonlyMap<TopicName, { moduleId: string; rights: readonly string[] }>;
  /** The published modules with a back end, without the withdrawn ones. */
  backends: ReadonlySet<string>;
}

const deniedFlags: ModulePermissions = { visible: false, read: false, write: false, delete: false };

/**
 * Returns the default permissions in the module `security`. Clients assume none, but the server gives administrators `visible` and
 * `read` (readings, 'Permissions').
 */
const securityOf = (role: Role): ModulePermissions =>
  role === 'OPERATOR' ? deniedFlags : { ...deniedFlags, visible: true, read: true };

const withSecurity = (role: Role, map: PermissionMap): PermissionMap => ({
  ...map,
  security: { ...map.security, ...securityOf(role) },
});

const forEachRole = (mapOf: (role: Role) => PermissionMap): RoleDefaults => ({
  SUPER_ADMIN: mapOf('SUPER_ADMIN'),
  ADMIN: mapOf('ADMIN'),
  OPERATOR: mapOf('OPERATOR'),
});

/**
 * Computes the rights of the roles from their settings and from the declarations of modules; `published` is null without a
 * registry.
 */
export function roleRights(
  generation: number,
  settings: readonly RoleSetting[],
  published: PublishedRights | null,
): RoleRights {
  const declared = withDeclaredDefaults(published?.modules ?? []);
  const defaults = forEachRole((role) => withSecurity(role, declared[role]));
  const settingsOf = (role: Role) =>
    Object.fromEntries(
      settings.filter((one) => one.role === role).map(({ moduleId, flags }) => [moduleId, flags]),
    );
  return {
    generation,
    byRole: forEachRole((role) => ({ ...defaults[role], ...settingsOf(role) })),
    defaults,
    declared: published && new Map(published.declared),
    topics: new Map(published?.topics),
    backends: new Set(published?.backends),
  };
}

/** Returns the names of the permissions that can be granted in a module; undefined for an unknown module. */
function grantableNames({ declared }: RoleRights, id: string): readonly string[] | undefined {
  const [ofModule, ofPlatform] = [declared?.get(id), ownValue<readonly string[]>(modulePermissionNames, id)];
  return ofModule || ofPlatform ? ['visible', ...(ofModule ?? []), ...(ofPlatform ?? [])] : undefined;
}

/**
 * Returns the first right that `wanted` adds to `present` although neither a published module nor the
 * platform declares it. Returns `null` if there is none, and always without a registry.
 */
export function undeclaredRight(
  rights: RoleRights,
  present: PermissionMap,
  wanted: PermissionMap,
): { moduleId: string; name: string } | null {
  if (rights.declared === null) return null;
  const added = Object.entries(wanted).flatMap(([moduleId, flags]) =>
    Object.entries(flags ?? {})
      .filter(([name, flag]) => flag === true && ownValue(present, moduleId)?.[name] !== true)
      .map(([name]) => ({ moduleId, name })),
  );
  return (
    added.find(({ moduleId, name }) => grantableNames(rights, moduleId)?.includes(name) !== true) ?? null
  );
}

/**
 * Returns the permissions sent for an account or role, without the denials of rights that neither a
 * published module nor the platform declares. Keeps the denial of a right that `present` already names.
 */
export function withoutEmptyDenials(
  rights: RoleRights,
  present: PermissionMap,
  given: PermissionMap,
): PermissionMap {
  if (rights.declared === null) return given;
  const kept = Object.entries(given).flatMap(([id, flags]) => {
    const names = grantableNames(rights, id);
    const before = ownValue(present, id);
    const isKept = ([name, flag]: [string, boolean | undefined]) =>
      flag === true ||
      (before !== undefined && Object.hasOwn(before, name)) ||
      (names !== undefined && [...moduleRights, ...names].includes(name));
    const left = Object.entries(flags ?? {}).filter(isKept);
    return left.length > 0 ? [[id, Object.fromEntries(left) as ModulePermissions] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** Returns the roles directly above and below a role. */
export const adjacentRoles = (role: Role): { above: Role | undefined; below: Role | undefined } => {
  const index = roles.indexOf(role);
  return { above: roles[index - 1], below: roles[index + 1] };
};
