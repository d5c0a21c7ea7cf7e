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

/** A module in the editor, with the names of its permissions. */
export interface PermissionRow {
  moduleId: string;
  label: string;
  names: readonly string[];
  /** Labels of the permissions that the module declares itself. */
  labels?: Readonly<Record<string, string>>;
}

/** A column of the matrix. Permissions of the same name but different meaning get separate columns. */
export interface RightColumn {
  name: string;
  /** The label that the module declares; undefined if it declares none. */
  label: string | undefined;
}

/**
 * Returns the rows of the editor: first one for each module with a card, built from its descriptor,
 * then one for each other known module (§3).
 */
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

/** Returns the label that a module gives to its own permission. */
export const ownLabel = ({ labels = {} }: PermissionRow, name: string): string | undefined =>
  Object.hasOwn(labels, name) ? labels[name] : undefined;

/** True if a row has a switch in a column. */
export const hasColumn = (row: PermissionRow, { name, label }: RightColumn): boolean =>
  row.names.includes(name) && ownLabel(row, name) === label;

/** Returns the columns of the matrix: the permissions of §3, then all others in the order of the modules. */
export function rightColumns(rows: readonly PermissionRow[]): RightColumn[] {
  const all = rows.flatMap((row) => row.names.map((name) => ({ name, label: ownLabel(row, name) })));
  const known = permissionNames.flatMap((name) => all.find((column) => column.name === name) ?? []);
  const unique = new Map([...known, ...all].map((column) => [JSON.stringify(column), column]));
  return [...unique.values()];
}

/** Returns the names of the flags of a row: `visible`, then its permissions in display order. */
export const flagNamesOf = (row: PermissionRow): string[] => ['visible', ...row.names];

/** Returns the label of a flag, or the name of a permission that has no label. */
export function flagLabel(
  name: string,
  own: string | undefined,
  words: { visible: string; permissions: Readonly<Record<string, string>> },
): string {
  if (name === 'visible') return words.visible;
  return own ?? labelOf(words.permissions, name);
}

/** True if the server has saved permissions for the user. */
export const hasSavedPermissions = (saved: PermissionMap): boolean => Object.keys(saved).length > 0;

/**
 * Returns the map from which the editor starts. Without saved permissions: every module visible and every permission off (§6).
 * Otherwise the saved map; a module missing from that map gets the rights of the role, unless the role is unknown.
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

/** Returns the flags granted by the role alone; an unknown role grants none (§6). */
export function defaultFlags(
  row: PermissionRow,
  role: string,
  defaults: RoleDefaults = roleDefaults,
): ModulePermissions {
  return effectivePermissions(row.moduleId, role, undefined, defaults);
}

/** Returns the flags of a row in a map; a module without an entry is inaccessible (§6). */
export function flagsIn(map: PermissionMap, row: PermissionRow): ModulePermissions {
  return map[row.moduleId] ?? { visible: false };
}

/** Returns the names of the flags of a row in which `one` and `other` differ. */
export function changedFlags(row: PermissionRow, one: ModulePermissions, other: ModulePermissions): string[] {
  return flagNamesOf(row).filter((name) => (one[name] === true) !== (other[name] === true));
}
