import { developmentPacks, testedVersions } from '../standalone-repository';

/** The fields of a repository's package.json that an update may change. */
export interface RepositoryManifest {
  packageManager?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** A package with another version; `from` is null for a package that is new in the repository. */
export interface PackageChange {
  name: string;
  from: string | null;
  to: string;
}

/** Returns the version in a range, or in the name of a pack; empty without one. */
export const versionIn = (spec: string): string => /\d+\.\d+\.\d+/.exec(spec)?.[0] ?? '';

export const isOlder = (version: string, than: string): boolean =>
  version.localeCompare(than, 'en', { numeric: true }) < 0;

/** Returns the manifest with the packages of a release, and what changed. Never lowers the version of a third-party package. */
export function updateManifest(
  manifest: RepositoryManifest,
  specs: ReadonlyMap<string, string>,
): { manifest: RepositoryManifest; changes: PackageChange[] } {
  const tested = new Map<string, string>(Object.entries(testedVersions));
  const changes: PackageChange[] = [];
  const change = (name: string, from: string | null, to: string) => {
    if (from !== to) changes.push({ name, from, to });
    return to;
  };
  const updated = (name: string, from: string) => {
    const to = specs.get(name) ?? tested.get(name) ?? from;
    return specs.has(name) || isOlder(versionIn(from), versionIn(to)) ? change(name, from, to) : from;
  };
  const section = (packages: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(packages).map(([name, from]) => [name, updated(name, from)]));
  const dependencies = section(manifest.dependencies);
  const devDependencies = section(manifest.devDependencies);
  for (const [name, to] of specs)
    if (!(name in dependencies) && !(name in devDependencies))
      (developmentPacks.includes(name) ? devDependencies : dependencies)[name] = change(name, null, to);
  const manager = manifest.packageManager;
  const packageManager = manager?.startsWith('pnpm@') && {
    packageManager: `pnpm@${updated('pnpm', manager.slice(5))}`,
  };
  return { manifest: { ...manifest, ...packageManager, dependencies, devDependencies }, changes };
}
