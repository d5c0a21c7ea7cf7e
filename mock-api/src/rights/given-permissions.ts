import { inheritedNames, ownValue, type ModulePermissions, type PermissionMap } from '@escale/contracts';

const maxModules = 100;
const maxFlags = 30;
const namePattern = /^[a-zA-Z][\w-]{0,49}$/;

/** True for a map of bounded size whose names can be stored. */
export function isWellShaped(wanted: PermissionMap): boolean {
  const modules = Object.entries(wanted);
  return (
    !Array.isArray(wanted) &&
    modules.length <= maxModules &&
    modules.every(([id, flags]) => isModuleId(id) && areValidFlags(flags))
  );
}

const isModuleId = (id: string) => namePattern.test(id) && !inheritedNames.includes(id);

function areValidFlags(flags: ModulePermissions | undefined): boolean {
  const names = Object.keys(flags ?? {});
  return !Array.isArray(flags) && names.length <= maxFlags && names.every((name) => namePattern.test(name));
}

/**
 * Returns the present permissions with the given changes. Omitted modules and flags stay unchanged; write and delete imply read.
 */
export function mergePermissions(present: PermissionMap, changes: PermissionMap): PermissionMap {
  const entries = Object.entries(changes).map(([id, flags]) => {
    const all: ModulePermissions = { visible: false, ...ownValue(present, id), ...flags };
    return [id, all.write === true || all.delete === true ? { ...all, read: true } : all] as const;
  });
  return { ...present, ...Object.fromEntries(entries) };
}
