import {
  currentVersions,
  modulePermissionNames,
  roleDefaults,
  roles,
  topicRights,
  withDeclaredDefaults,
  type ModulePermissions,
  type PermissionMap,
  type RegistryEntry,
  type Role,
  type RoleDefaults,
} from '@escale/contracts';

/** What was set for a role in a module; it counts before the default. */
export interface RoleSetting {
  role: Role;
  moduleId: string;
  flags: ModulePermissions;
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

/**
 * The rights of the roles as this process knows them, read by every check of a right: they come from the registry and
 * from the table `role_permissions`, and change a few times in a year.
 */
const known = {
  defaults: byRole((role) => withSecurity(role, roleDefaults[role])),
  settings: [] as readonly RoleSetting[],
  /** Module → names of its permissions; `null` where the registry is not read. */
  declared: null as ReadonlyMap<string, readonly string[]> | null,
  topics: topicRights([]),
  versions: new Map<string, ReadonlySet<string>>(),
};
let effective = known.defaults;

function update(changes: Partial<typeof known>): void {
  Object.assign(known, changes);
  effective = permissionsWith(known.settings);
}

/** The permissions that the roles have by themselves where this was set for them. */
export function permissionsWith(settings: readonly RoleSetting[]): RoleDefaults {
  const settingsOf = (role: Role) => settings.filter((setting) => setting.role === role);
  return byRole((role) => ({
    ...known.defaults[role],
    ...Object.fromEntries(settingsOf(role).map(({ moduleId, flags }) => [moduleId, flags])),
  }));
}

/** The permissions that a role has by itself: what was set for it, else its default. */
export const permissionsOfRole = (role: Role): PermissionMap => effective[role];

/** The permissions of a role where nothing was set: §6, the server's own for `security`, and what modules declare. */
export const defaultsOfRole = (role: Role): PermissionMap => known.defaults[role];

export const applyRoleSettings = (settings: readonly RoleSetting[]): void => update({ settings });

/**
 * Takes the published modules; `null`: they are not known. A permission of the live version, of the canary or of a withdrawn
 * one can be granted; the role defaults are those of the live version.
 */
export function applyPublishedModules(entries: readonly RegistryEntry[] | null): void {
  const live = (entries ?? []).map((entry) => entry.withdrawn ?? entry.live);
  const defaults = withDeclaredDefaults(live);
  const namesOf = (entry: RegistryEntry) => [
    ...currentVersions(entry).flatMap(({ permissions }) => permissions),
    ...(entry.withdrawn?.permissions ?? []),
  ];
  update({
    defaults: byRole((role) => withSecurity(role, defaults[role])),
    declared: entries && new Map(entries.map((entry) => [entry.live.id, namesOf(entry)])),
    topics: topicRights(entries ?? []),
    versions: new Map((entries ?? []).map((entry) => [entry.live.id, versionsOf(entry)])),
  });
}

/** Every version of a module that some browser may have. */
const versionsOf = (entry: RegistryEntry): ReadonlySet<string> =>
  new Set(
    [...currentVersions(entry), ...entry.previous, ...(entry.withdrawn ? [entry.withdrawn] : [])].map(
      ({ version }) => version,
    ),
  );

/** True for a version of a module that the registry names; false for all where the registry is not read. */
export const isPublishedVersion = (id: string, version: string): boolean =>
  known.versions.get(id)?.has(version) === true;

/** Who may hear the topics of the published modules. */
export const publishedTopics = (): ReturnType<typeof topicRights> => known.topics;

/** The first right that `wanted` adds to `present` and that no published module declares; `null` where all are declared. */
export function undeclaredRight(
  present: PermissionMap,
  wanted: PermissionMap,
): { moduleId: string; name: string } | null {
  const { declared } = known;
  if (declared === null) return null;
  const platform: Record<string, readonly string[]> = modulePermissionNames;
  const isDeclared = (id: string, name: string) => {
    const names = [...(declared.get(id) ?? []), ...(platform[id] ?? [])];
    return names.includes(name) || (name === 'visible' && (declared.has(id) || id in platform));
  };
  const added = Object.entries(wanted).flatMap(([moduleId, flags]) =>
    Object.entries(flags ?? {})
      .filter(([name, flag]) => flag === true && present[moduleId]?.[name] !== true)
      .map(([name]) => ({ moduleId, name })),
  );
  return added.find(({ moduleId, name }) => !isDeclared(moduleId, name)) ?? null;
}

/** The roles next to a role: one above, one below. */
export const rolesBeside = (role: Role): { above: Role | undefined; below: Role | undefined } => {
  const index = roles.indexOf(role);
  return { above: roles[index - 1], below: roles[index + 1] };
};
