import { ownValue, type PermissionMap } from '@escale/contracts';

/** Edited permissions, and the saved ones on which they are based. */
export interface PermissionDraft {
  base: PermissionMap;
  map: PermissionMap;
}

const isOn = (map: PermissionMap, moduleId: string, name: string) => map[moduleId]?.[name] === true;

function flagPaths(one: PermissionMap, other: PermissionMap): [string, string][] {
  const moduleIds = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...moduleIds].flatMap((id) =>
    [...new Set([...Object.keys(one[id] ?? {}), ...Object.keys(other[id] ?? {})])].map(
      (name): [string, string] => [id, name],
    ),
  );
}

function changedFlagPaths(one: PermissionMap, other: PermissionMap): [string, string][] {
  return flagPaths(one, other).filter(([id, name]) => isOn(one, id, name) !== isOn(other, id, name));
}

/** True if two maps grant the same rights; a missing flag counts as off. */
export function samePermissions(one: PermissionMap, other: PermissionMap): boolean {
  return changedFlagPaths(one, other).length === 0;
}

/** Returns `latest` overlaid with the flags that the draft changes. */
export function rebasePermissions({ base, map }: PermissionDraft, latest: PermissionMap): PermissionMap {
  if (base === latest) return map;
  const rebased = { ...latest };
  for (const [id, name] of changedFlagPaths(base, map))
    rebased[id] = { visible: false, ...rebased[id], [name]: isOn(map, id, name) };
  return rebased;
}

/** Changed flags by module, as a save sends them (§7). */
export type PermissionChanges = Partial<Record<string, Partial<Record<string, boolean>>>>;

/**
 * Returns the flags that the draft changes. For a module missing from `saved`, returns all flags, since the server has no flags to
 * merge them with.
 */
export function changesOf({ base, map }: PermissionDraft, saved: PermissionMap): PermissionChanges {
  const changes: PermissionChanges = {};
  for (const [id, name] of changedFlagPaths(base, map))
    changes[id] = ownValue(saved, id) ? { ...changes[id], [name]: isOn(map, id, name) } : map[id];
  return changes;
}

/** Returns `saved` overlaid with `changes`. */
export function withChanges(saved: PermissionMap, changes: PermissionChanges): PermissionMap {
  const merged: PermissionMap = { ...saved };
  for (const [id, flags] of Object.entries(changes))
    merged[id] = { visible: false, ...ownValue(saved, id), ...flags };
  return merged;
}
