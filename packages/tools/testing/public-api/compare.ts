import type { ReleasedApi } from './report';

export const levels = ['none', 'patch', 'minor', 'major'] as const;

export type Level = (typeof levels)[number];

/** The change of a public API, and the minimum version bump that it requires. */
export interface ApiChange {
  level: Level;
  removed: string[];
  changed: string[];
  added: string[];
}

const flatten = ({ exports }: ReleasedApi) =>
  new Map(
    Object.entries(exports).flatMap(([entry, names]) =>
      Object.entries(names).map(([name, hash]) => [entry === '.' ? name : `${entry} ${name}`, hash] as const),
    ),
  );

/**
 * Compares a package's exports with those of its last version. A removed name is a major change, a
 * new name a minor one. A changed declaration is at least a minor change; only its author can say
 * whether it is breaking.
 */
export function compareApis(released: ReleasedApi, now: ReleasedApi): ApiChange {
  const [before, after] = [flatten(released), flatten(now)];
  const removed = [...before.keys()].filter((name) => !after.has(name));
  const added = [...after.keys()].filter((name) => !before.has(name));
  const changed = [...after].flatMap(([name, hash]) =>
    before.has(name) && before.get(name) !== hash ? [name] : [],
  );
  const level = removed.length > 0 ? 'major' : added.length + changed.length > 0 ? 'minor' : 'none';
  return { level, removed, changed, added };
}

/** Returns the higher of two levels. */
export const higherLevel = (a: Level, b: Level): Level => (levels.indexOf(a) >= levels.indexOf(b) ? a : b);
