import {
  effectivePermissions,
  isRole,
  knownModuleIds,
  modulePermissionNames,
  permissionLabelsOf,
  permissionNames,
  roleDefaults,
  type KnownModuleId,
  type Language,
  type ModuleDescriptor,
  type ModulePermissions,
  type PermissionMap,
  type RoleDefaults,
} from '@escale/contracts';
import { labelOf } from '@escale/i18n';

/** A module in the editor: the permissions that can be given for it. */
export interface PermissionRow {
  moduleId: string;
  label: string;
  names: readonly string[];
  /** Labels of the module's own permissions. */
  labels?: Readonly<Record<string, string>>;
}

/** A column of the matrix. Modules that mean different things by one name have a column each. */
export interface RightColumn {
  name: string;
  /** Where the platform has no word for it. */
  label: string | undefined;
}

/** Every module with a card, as its descriptor states it, then the known modules (§3) that the registry does not list. */
export function permissionRows(
  modules: readonly ModuleDescriptor[],
  labels: Record<KnownModuleId, string>,
  language: Language,
): PermissionRow[] {
  const listed = modules
    .filter(({ card }) => card !== null)
    .map((module) => ({
      moduleId: module.id,
      label: module.card?.label ?? module.label,
      names: module.permissions,
      labels: permissionLabelsOf(module, language),
    }));
  const missing = knownModuleIds.filter((id) => listed.every(({ moduleId }) => moduleId !== id));
  return [
    ...listed,
    ...missing.map((id) => ({ moduleId: id, label: labels[id], names: modulePermissionNames[id] })),
  ];
}

/** The label that a module gives to a permission of its own. */
export const labelIn = ({ labels = {} }: PermissionRow, name: string): string | undefined =>
  Object.hasOwn(labels, name) ? labels[name] : undefined;

/** True when a row has a switch in a column. */
export const hasColumn = (row: PermissionRow, { name, label }: RightColumn): boolean =>
  row.names.includes(name) && labelIn(row, name) === label;

/** The permissions that have a column: those of §3 first, then further ones of the modules, in their order. */
export function rightColumns(rows: readonly PermissionRow[]): RightColumn[] {
  const all = rows.flatMap((row) => row.names.map((name) => ({ name, label: labelIn(row, name) })));
  const known = permissionNames.flatMap((name) => all.find((column) => column.name === name) ?? []);
  const unique = new Map([...known, ...all].map((column) => [JSON.stringify(column), column]));
  return [...unique.values()];
}

/** `visible` and the permissions of a row, in the order in which they are shown. */
export const flagsOf = (row: PermissionRow): string[] => ['visible', ...row.names];

/** Returns the label of a flag; a permission that has none is shown by its name. */
export function flagLabel(
  name: string,
  own: string | undefined,
  words: { visible: string; permissions: Readonly<Record<string, string>> },
): string {
  if (name === 'visible') return words.visible;
  return own ?? labelOf(words.permissions, name);
}

/** True when the server has saved permissions for the user. */
export const hasSavedPermissions = (saved: PermissionMap): boolean => Object.keys(saved).length > 0;

/**
 * Returns the map that the editor starts from. Without saved permissions: every module visible and every permission off
 * (§6). Otherwise the saved map, with what a known role has by itself in the modules that it leaves out, as in the module
 * guard.
 */
export function startingPermissions(
  saved: PermissionMap,
  rows: readonly PermissionRow[],
  role: string,
  defaults: RoleDefaults = roleDefaults,
): PermissionMap {
  if (hasSavedPermissions(saved)) return isRole(role) ? { ...defaults[role], ...saved } : saved;
  const allOff = ({ names }: PermissionRow) => Object.fromEntries(names.map((name) => [name, false]));
  return Object.fromEntries(rows.map((row) => [row.moduleId, { ...allOff(row), visible: true }]));
}

/** Returns the flags that the role alone grants; an unknown role grants none (§6). */
export function defaultFlags(
  row: PermissionRow,
  role: string,
  defaults: RoleDefaults = roleDefaults,
): ModulePermissions {
  return effectivePermissions(row.moduleId, role, undefined, defaults);
}

/** Where a module has no entry, a user has no access (§6). */
export function flagsIn(map: PermissionMap, row: PermissionRow): ModulePermissions {
  return map[row.moduleId] ?? { visible: false };
}

/** The flags of a row that differ between two maps. */
export function changedFlags(row: PermissionRow, one: ModulePermissions, other: ModulePermissions): string[] {
  return flagsOf(row).filter((name) => (one[name] === true) !== (other[name] === true));
}
