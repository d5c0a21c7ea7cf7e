import {
  effectivePermissions,
  knownModuleIds,
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

/** What an account of a role starts with. */
export function initialPermissions(role: Role): PermissionMap {
  return { ...roleDefaults[role], security: securityOf(role) };
}

/** The saved map, completed for every known module; entries and flags that the server does not know stay. */
export function fullPermissions(role: Role, saved: PermissionMap): PermissionMap {
  const known = knownModuleIds.map((id) => [id, saved[id] ?? fallback(id, role)]);
  return { ...saved, ...(Object.fromEntries(known) as PermissionMap) };
}

function fallback(moduleId: string, role: Role): ModulePermissions {
  return moduleId === 'security' ? securityOf(role) : effectivePermissions(moduleId, role, undefined);
}
