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

/** The rights of the roles at one moment: with an account's own entries, they decide about a call. */
export interface RoleRights {
  /** The number of changes so far, as counted in the database. */
  generation: number;
  /** The permissions of each role: those set for it, else its default. */
  byRole: RoleDefaults;
  /** The permissions of each role without anything set: §6, the server's own for `security`, and the modules' declarations. */
  defaults: RoleDefaults;
  /** Module → names of its permissions; `null` without a registry. */
  declared: ReadonlyMap<string, readonly string[]> | null;
  /** Who may receive the topics of the published modules. */
  topics: ReadonlyMap<TopicName, { moduleId: string; rights: readonly string[] }>;
}

const denied: ModulePermissions = { visible: false, read: false, write: false, delete: false };

/** `security` has no role default: the server grants it to administrators (readings, 'Permissions'). */
const securityOf = (role: Role): ModulePermissions =>
  role === 'OPERATOR' ? denied : { ...denied, visible: true, read: true };

const withSecurity = (role: Role, map: PermissionMap): PermissionMap => ({
  ...map,
  security: { ...map.security, ...securityOf(role) },
});

const byRole = (mapOf: (role: Role) => PermissionMap): RoleDefaults => ({
  SUPER_ADMIN: mapOf('SUPER_ADMIN'),
  ADMIN: mapOf('ADMIN'),
  OPERATOR: mapOf('OPERATOR'),
});

/** Computes the rights of the roles from their settings and from the modules' declarations; `null`: no registry. */
export function roleRights(
  generation: number,
  settings: readonly RoleSetting[],
  published: PublishedRights | null,
): RoleRights {
  const declared = withDeclaredDefaults(published?.modules ?? []);
  const defaults = byRole((role) => withSecurity(role, declared[role]));
  const settingsOf = (role: Role) =>
    Object.fromEntries(
      settings.filter((one) => one.role === role).map(({ moduleId, flags }) => [moduleId, flags]),
    );
  return {
    generation,
    byRole: byRole((role) => ({ ...defaults[role], ...settingsOf(role) })),
    defaults,
    declared: published && new Map(published.declared),
    topics: new Map(published?.topics),
  };
}

/** The grantable names of a module; undefined if the module is not declared. */
function grantable({ declared }: RoleRights, id: string): readonly string[] | undefined {
  const [ofModule, ofPlatform] = [declared?.get(id), ownValue<readonly string[]>(modulePermissionNames, id)];
  return ofModule || ofPlatform ? ['visible', ...(ofModule ?? []), ...(ofPlatform ?? [])] : undefined;
}

/** The first right that `wanted` adds to `present` and that no published module declares; `null` if all are declared. */
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
  return added.find(({ moduleId, name }) => grantable(rights, moduleId)?.includes(name) !== true) ?? null;
}

/** Returns the permissions sent for an account or role without denials of undeclared rights, except those already stored. */
export function withoutEmptyDenials(
  rights: RoleRights,
  present: PermissionMap,
  given: PermissionMap,
): PermissionMap {
  if (rights.declared === null) return given;
  const kept = Object.entries(given).flatMap(([id, flags]) => {
    const names = grantable(rights, id);
    const before = ownValue(present, id);
    const says = ([name, flag]: [string, boolean | undefined]) =>
      flag === true ||
      (before !== undefined && Object.hasOwn(before, name)) ||
      (names !== undefined && [...moduleRights, ...names].includes(name));
    const left = Object.entries(flags ?? {}).filter(says);
    return left.length > 0 ? [[id, Object.fromEntries(left) as ModulePermissions] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** The adjacent roles: one above, one below. */
export const adjacentRoles = (role: Role): { above: Role | undefined; below: Role | undefined } => {
  const index = roles.indexOf(role);
  return { above: roles[index - 1], below: roles[index + 1] };
};
