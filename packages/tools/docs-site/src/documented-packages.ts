import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folders } from './folders';

/** An entry point of a package that modules import. */
export interface EntryPoint {
  /** The import specifier: `@escale/design-system/forms`. */
  name: string;
  source: string;
  /** Its page in the reference, without extension: `design-system/forms`, `design-system/index`. */
  page: string;
}

/** The packages that modules import, in the order of the navigation. */
export const documentedPackages = [
  'module-kit',
  'design-system',
  'api-client',
  'auth',
  'realtime',
  'i18n',
  'contracts',
  'testing',
];

/** True for an entry point that runs before tests instead of being imported. */
const isSetup = (entry: string) => entry.startsWith('./setup-');

/** Returns a path within a package. */
export const inPackage = (name: string, ...parts: string[]) =>
  path.join(folders.root, 'packages', { contracts: '', testing: 'tools' }[name] ?? 'front', name, ...parts);

/** Returns the entry points that a package's `exports` name in TypeScript. */
export function entryPointsOf(folder: string): EntryPoint[] {
  const packageFolder = inPackage(folder);
  const { name, exports } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string>;
  };
  return Object.entries(exports)
    .filter(([entry, source]) => /(?<!\.d)\.tsx?$/.test(source) && !isSetup(entry))
    .map(([entry, source]) => ({
      name: path.posix.join(name, entry),
      source: path.join(packageFolder, source),
      page: path.posix.join(folder, entry === '.' ? 'index' : entry),
    }));
}
