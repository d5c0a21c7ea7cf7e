import type { ModulePermissions, PermissionMap, RoleDefaults } from '@escale/contracts';
import { defaultFlags, flagsIn, flagNamesOf, type PermissionRow } from './permission-rows';

export type PermissionEdit =
  | { type: 'set'; row: PermissionRow; name: string; on: boolean }
  | { type: 'none'; row: PermissionRow }
  | { type: 'all'; row: PermissionRow; mayGrant: MayGrant }
  | { type: 'restore'; row: PermissionRow; role: string; defaults?: RoleDefaults; mayGrant: MayGrant };

/** Returns true if the editing user may switch a flag on (see `canGrantFlag`). */
export type MayGrant = (name: string) => boolean;

/**
 * Returns the flags after one is switched. If the module has the permission 'read', every other
 * permission implies it: switching a permission on switches 'read' on, and switching 'read' off
 * switches all permissions off.
 */
function switchFlag(flags: ModulePermissions, { names }: PermissionRow, name: string, on: boolean) {
  if (name === 'visible' || !names.includes('read')) return { ...flags, [name]: on };
  if (on) return { ...flags, [name]: true, read: true };
  const others = Object.fromEntries(names.map((other) => [other, false]));
  return name === 'read' ? { ...flags, ...others } : { ...flags, [name]: false };
}

function editRow(flags: ModulePermissions, edit: PermissionEdit): ModulePermissions {
  const { row } = edit;
  const each = (value: (name: string) => boolean) =>
    Object.fromEntries(flagNamesOf(row).map((name) => [name, value(name)]));
  switch (edit.type) {
    case 'set':
      return switchFlag(flags, row, edit.name, edit.on);
    case 'all':
      return { ...flags, ...each((name) => flags[name] === true || edit.mayGrant(name)) };
    case 'none':
      return { ...flags, ...each(() => false) };
    case 'restore': {
      const defaults = defaultFlags(row, edit.role, edit.defaults);
      const on = (name: string) => flags[name] === true || edit.mayGrant(name);
      return { ...flags, ...each((name) => defaults[name] === true && on(name)) };
    }
  }
}

/** Returns the map after an edit. Flags and modules that the editor does not show stay unchanged (readings, 'Calls'). */
export function editPermissions(map: PermissionMap, edit: PermissionEdit): PermissionMap {
  return { ...map, [edit.row.moduleId]: editRow(flagsIn(map, edit.row), edit) };
}
