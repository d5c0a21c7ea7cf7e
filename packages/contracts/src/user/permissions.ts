import { ownValue } from '../lib/own-keys';
import { isRole, type Role } from './roles';

/** Permission names with a label in §3. A denied `read` or `write` shows the guard's access-denied screen (§2). */
export const permissionNames = ['read', 'write', 'delete', 'export', 'import', 'manage'] as const;

export type PermissionName = (typeof permissionNames)[number];

/** Rights that the module guard checks, in the order of its checks (§2 'Module guard'). */
export const moduleRights = ['visible', 'read', 'write', 'delete'] as const;

export type ModuleRight = (typeof moduleRights)[number];

/** `visible`, which the card and the guard's first check read, and one flag per permission. Unknown flags are kept. */
export type ModulePermissions = { visible: boolean } & Partial<Record<string, boolean>>;

/** Permission map of a user's preferences: module id → flags (§3). */
export type PermissionMap = Partial<Record<string, ModulePermissions>>;

/** Grantable permissions of each module in the specification (§3; `security` by the readings). */
export const modulePermissionNames = {
  dashboard: ['read'],
  users: ['read', 'write', 'delete'],
  settings: ['read', 'write'],
  containers: ['read', 'write', 'delete'],
  shipments: ['read', 'write', 'delete'],
  reports: ['read', 'write'],
  security: ['read'],
} as const satisfies Record<string, readonly PermissionName[]>;

export type KnownModuleId = keyof typeof modulePermissionNames;

export const knownModuleIds = Object.keys(modulePermissionNames) as KnownModuleId[];

/** Type guard: true for a module of the specification. */
export const isKnownModule = (id: string): id is KnownModuleId => Object.hasOwn(modulePermissionNames, id);

/** The default permissions of each role in each module. */
export type RoleDefaults = Record<Role, PermissionMap>;

const allRights: ModulePermissions = { visible: true, read: true, write: true, delete: true };
const readWrite: ModulePermissions = { visible: true, read: true, write: true, delete: false };
const readOnly: ModulePermissions = { visible: true, read: true, write: false, delete: false };
const noRights: ModulePermissions = { visible: false, read: false, write: false, delete: false };

/** Role defaults (§6, readings). No role has rights in `security` by default: only the server grants them. */
export const roleDefaults: RoleDefaults = {
  SUPER_ADMIN: {
    dashboard: allRights,
    users: allRights,
    settings: allRights,
    containers: allRights,
    shipments: allRights,
    reports: allRights,
  },
  ADMIN: {
    dashboard: readWrite,
    users: readWrite,
    settings: readOnly,
    containers: allRights,
    shipments: allRights,
    reports: readOnly,
  },
  OPERATOR: {
    dashboard: readOnly,
    users: noRights,
    settings: noRights,
    containers: readWrite,
    shipments: readWrite,
    reports: readOnly,
  },
};

/**
 * Returns the flags of one module: the server's entry, else the default of a known role, else no
 * access (§6, readings). `defaults` are those of §6 alone, unless the caller passes them merged
 * with those that modules declare (`withDeclaredDefaults`).
 */
export function effectivePermissions(
  moduleId: string,
  role: string | undefined,
  saved: PermissionMap | undefined,
  defaults: RoleDefaults = roleDefaults,
): ModulePermissions {
  const byRole = isRole(role) ? ownValue(defaults[role], moduleId) : undefined;
  return ownValue(saved, moduleId) ?? byRole ?? noRights;
}

/**
 * Returns the first missing right in the guard's order (visible, read, the route's right; §2 'Module guard'), or `null` when access
 * is granted. The route's right may be a permission that only this module has.
 */
export function missingRight<Right extends string = ModuleRight>(
  flags: ModulePermissions,
  demanded: Right | ModuleRight,
): Right | ModuleRight | null {
  const checked: (Right | ModuleRight)[] =
    demanded === 'visible' ? ['visible'] : ['visible', 'read', demanded];
  return checked.find((right) => flags[right] !== true) ?? null;
}

/**
 * Returns the flags of every module with an entry or a default: the saved map over the role's
 * defaults (§6).
 */
export function effectivePermissionMap(
  role: string,
  saved: PermissionMap | undefined,
  defaults: RoleDefaults = roleDefaults,
): PermissionMap {
  return { ...(isRole(role) ? defaults[role] : {}), ...saved };
}

/**
 * True when a flag is effective (§2 'Module guard'): `visible` by itself, `read` only together with
 * `visible`, and any other flag only together with both.
 */
export function isFlagEffective(flags: ModulePermissions | undefined, name: string): boolean {
  if (flags?.visible !== true || flags[name] !== true) return false;
  return name === 'visible' || flags.read === true;
}

/** True when every effective flag of `lesser` is also effective in `greater`. */
export function includesPermissions(greater: PermissionMap, lesser: PermissionMap): boolean {
  return Object.entries(lesser).every(([id, flags]) =>
    Object.keys(flags ?? {}).every(
      (name) => !isFlagEffective(flags, name) || isFlagEffective(ownValue(greater, id), name),
    ),
  );
}
