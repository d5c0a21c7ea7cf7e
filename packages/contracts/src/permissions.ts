import type { Role } from './roles';

/** Permission names with a label in §3. A denied `read` or `write` shows the guard's access-denied screen (§2). */
export const permissionNames = ['read', 'write', 'delete', 'export', 'import', 'manage'] as const;

export type PermissionName = (typeof permissionNames)[number];

/** What the guard can ask for, in the order in which it asks (§2 'Module guard'). */
export const moduleRights = ['visible', 'read', 'write', 'delete'] as const;

export type ModuleRight = (typeof moduleRights)[number];

/** `visible` (the card and the guard's first question) plus one flag per permission; unknown flags are kept. */
export type ModulePermissions = { visible: boolean } & Partial<Record<string, boolean>>;

/** Permission map of a user's preferences: module id → flags (§3). */
export type PermissionMap = Partial<Record<string, ModulePermissions>>;

/** Modules the specification knows with the permissions each can be given (§3; `security` by the readings). */
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

const all: ModulePermissions = { visible: true, read: true, write: true, delete: true };
const readWrite: ModulePermissions = { visible: true, read: true, write: true, delete: false };
const readOnly: ModulePermissions = { visible: true, read: true, write: false, delete: false };
const none: ModulePermissions = { visible: false, read: false, write: false, delete: false };

/** Role defaults of §6, as settled by the readings. `security` has none: only the server grants it. */
export const roleDefaults: Record<Role, PermissionMap> = {
  SUPER_ADMIN: { dashboard: all, users: all, settings: all, containers: all, shipments: all, reports: all },
  ADMIN: {
    dashboard: readWrite,
    users: readWrite,
    settings: readOnly,
    containers: all,
    shipments: all,
    reports: readOnly,
  },
  OPERATOR: {
    dashboard: readOnly,
    users: none,
    settings: none,
    containers: readWrite,
    shipments: readWrite,
    reports: readOnly,
  },
};

/** The flags that count for one module: the server's entry, else the role's default, else no access (§6, readings). */
export function effectivePermissions(
  moduleId: string,
  role: Role,
  saved: PermissionMap | undefined,
): ModulePermissions {
  return saved?.[moduleId] ?? roleDefaults[role][moduleId] ?? none;
}

/**
 * First right that is missing, asked in the guard's order: visible, then read, then the right that the route
 * demands (§2 'Module guard'); `null` when access is granted.
 */
export function missingRight(flags: ModulePermissions, demanded: ModuleRight): ModuleRight | null {
  const asked: ModuleRight[] = demanded === 'visible' ? ['visible'] : ['visible', 'read', demanded];
  return asked.find((right) => flags[right] !== true) ?? null;
}
