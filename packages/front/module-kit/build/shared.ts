import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sharedRange } from '@escale/contracts';

const require = createRequire(import.meta.url);

interface SharedEntry {
  singleton: true;
  version: string;
  /** Range of versions that the app accepts; false (no check) for the shell, which provides the only copies. */
  requiredVersion: string | false;
  import?: string | false;
}

/**
 * The packages that shell and modules share. The shell provides all of them; modules bundle none. A trailing slash shares every
 * subpath.
 */
export const sharedPackages = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router-dom',
  '@tanstack/react-query',
  'yup',
  '@escale/i18n',
  '@escale/api-client',
  '@escale/auth',
  '@escale/realtime',
  '@escale/design-system',
  '@escale/design-system/',
  '@escale/module-kit',
  '@escale/module-kit/',
] as const;

/**
 * Facades: shared package → file that re-exports only the names in use. The shell provides the facade instead of the whole
 * package, since webpack does not tree-shake shared code.
 */
export const facades: Readonly<Record<string, string>> = {
  'react-router-dom': path.resolve(import.meta.dirname, '../host/react-router-dom.ts'),
  '@tanstack/react-query': path.resolve(import.meta.dirname, '../host/react-query.ts'),
};

/** Returns the import name of a facade, which `facadeAliases` resolves. A path would not do: it differs between checkouts. */
const facadeRequest = (name: string) => `escale-facade/${name}`;

/** Entries for webpack's `resolve.alias`: import name of a facade → its file. */
export const facadeAliases = Object.fromEntries(
  Object.entries(facades).map(([name, file]) => [`${facadeRequest(name)}$`, file]),
);

/** Returns the installed version of a package. Reads the file directly, since `exports` of a package may hide its package.json. */
function installedVersion(name: string): string {
  const bare = name.replace(/\/$/, '');
  const folders = require.resolve.paths(bare) ?? [];
  const own = bare === '@escale/module-kit' ? [path.resolve(import.meta.dirname, '../package.json')] : [];
  const file = [...own, ...folders.map((folder) => path.join(folder, bare, 'package.json'))].find(existsSync);
  if (file === undefined) throw new Error(`${bare}: not a dependency of @escale/module-kit`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Returns the federation plugin's `shared` option. The shell (`provides`) bundles a copy of each package, a module none. */
export function sharedOption(provides: boolean): Record<string, SharedEntry> {
  return Object.fromEntries(
    sharedPackages.map((name) => {
      const version = installedVersion(name);
      const entry: SharedEntry = { singleton: true, version, requiredVersion: sharedRange(version) };
      if (!provides) return [name, { ...entry, import: false }];
      const own: SharedEntry = { ...entry, requiredVersion: false };
      return [name, name in facades ? { ...own, import: facadeRequest(name) } : own];
    }),
  );
}

/** Returns the sharing options for an import name, which may be a subpath; `undefined` for a package that is not shared. */
function entryOf(name: string): SharedEntry | undefined {
  return Object.entries(sharedOption(false)).find(
    ([shared]) => shared === name || (shared.endsWith('/') && name.startsWith(shared)),
  )?.[1];
}

/** Returns the version of a shared package for an import name; `undefined` for a package that is not shared. */
export const sharedVersion = (name: string): string | undefined => entryOf(name)?.version;

/**
 * Returns the version ranges that a module requires of the shell, for each shared package that it consumes: package → range. Always
 * includes React, with which the shell renders the module.
 */
export function requiredRanges(consumed: Iterable<string>): Record<string, string> {
  return Object.fromEntries(
    [...new Set(['react', ...consumed])].sort().flatMap((name) => {
      const range = entryOf(name)?.requiredVersion;
      return typeof range === 'string' ? [[name, range]] : [];
    }),
  );
}
