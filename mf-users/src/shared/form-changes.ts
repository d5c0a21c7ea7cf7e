/**
 * Returns the leaf values of an object by their paths; a path is written like the name of a form's field: `notifications.email`.
 */
function leavesOf(value: object, prefix = ''): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  for (const [name, inner] of Object.entries(value) as [string, unknown][])
    if (typeof inner === 'object' && inner !== null)
      for (const [path, leaf] of leavesOf(inner, `${prefix}${name}.`)) leaves.set(path, leaf);
    else leaves.set(prefix + name, inner);
  return leaves;
}

/** Returns the paths of the fields in which two states of a form differ. */
export function differingPaths(one: object, other: object): string[] {
  const others = leavesOf(other);
  return [...leavesOf(one)].filter(([path, leaf]) => leaf !== others.get(path)).map(([path]) => path);
}

/**
 * Three states of a form: the values from which the user started (`base`), the typed ones, and the currently saved ones (`latest`).
 */
export interface FormChanges<Values extends object> {
  base: Values;
  typed: Values;
  latest: Values;
}

/** True if saving the typed values would overwrite what another person has saved meanwhile. */
export function overwritesOthers<Values extends object>({
  base,
  typed,
  latest,
}: FormChanges<Values>): boolean {
  const savedByOthers = new Set(differingPaths(base, latest));
  const differing = new Set(differingPaths(typed, latest));
  return differingPaths(base, typed).some((path) => savedByOthers.has(path) && differing.has(path));
}

/** Returns the latest saved values, overlaid with the fields that the user has changed. */
export function mergeTyped<Values extends object>({ base, typed, latest }: FormChanges<Values>): Values {
  const names = Object.keys(latest) as (keyof Values)[];
  const merged = names.map((name) => {
    const [before, now, saved] = [base[name], typed[name], latest[name]];
    if (isObject(before) && isObject(now) && isObject(saved))
      return [name, mergeTyped({ base: before, typed: now, latest: saved })];
    return [name, before === now ? saved : now];
  });
  return Object.fromEntries(merged) as Values;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
