import {
  effectivePermissions,
  knownModuleIds,
  modulePermissionNames,
  type KnownModuleId,
  type ModuleDescriptor,
  type ModulePermissions,
  type PermissionMap,
  type Role,
} from '@escale/contracts';

/** A module in the editor: the permissions that can be given for it. */
export interface PermissionRow {
  moduleId: string;
  label: string;
  names: readonly string[];
}

/** Every module with a card, as its descriptor states it, then the known modules (§3) that the registry does not list. */
export function permissionRows(
  modules: readonly ModuleDescriptor[],
  labels: Record<KnownModuleId, string>,
): PermissionRow[] {
  const listed = modules
    .filter(({ card }) => card !== null)
    .map(({ id, card, label, permissions }) => ({
      moduleId: id,
      label: card?.label ?? label,
      names: permissions,
    }));
  const missing = knownModuleIds.filter((id) => listed.every(({ moduleId }) => moduleId !== id));
  return [
    ...listed,
    ...missing.map((id) => ({ moduleId: id, label: labels[id], names: modulePermissionNames[id] })),
  ];
}

/** `visible` and the permissions of a row, in the order in which they are shown. */
export const flagsOf = (row: PermissionRow): string[] => ['visible', ...row.names];

/** Returns the label of a flag; a permission that has none is shown by its name. */
export function flagLabel(name: string, visible: string, labels: Readonly<Record<string, string>>): string {
  if (name === 'visible') return visible;
  return Object.hasOwn(labels, name) ? (labels[name] ?? name) : name;
}

/** Returns the flags that the role alone grants. */
export function defaultFlags(row: PermissionRow, role: Role): ModulePermissions {
  return effectivePermissions(row.moduleId, role, undefined);
}

/** Where a module has no entry, a user has no access (§6). */
export function flagsIn(map: PermissionMap, row: PermissionRow): ModulePermissions {
  return map[row.moduleId] ?? { visible: false };
}

/** The flags of a row that differ between two maps. */
export function changedFlags(row: PermissionRow, one: ModulePermissions, other: ModulePermissions): string[] {
  return flagsOf(row).filter((name) => (one[name] === true) !== (other[name] === true));
}
