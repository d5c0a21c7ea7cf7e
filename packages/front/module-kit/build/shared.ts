import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sharedRange } from '@escale/contracts';

const require = createRequire(import.meta.url);

interface SharedEntry {
  singleton: true;
  version: string;
  /** False if nothing is compared: the shell takes its own copies. */
  requiredVersion: string | false;
  import?: string | false;
}

/**
 * The one table of what shell and modules share. The shell provides all of it; modules bundle none of it. A trailing slash shares
 * every subpath.
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
 * Packages of which the shell provides only the names in use: shared code is not tree-shaken. The file re-exports those names from
 * their package.
 */
export const facades: Readonly<Record<string, string>> = {
  'react-router-dom': path.resolve(import.meta.dirname, '../host/react-router-dom.ts'),
  '@tanstack/react-query': path.resolve(import.meta.dirname, '../host/react-query.ts'),
};

/** Returns the name of a facade in the shell's build, resolved by `facadeAliases`. A path would differ between checkouts. */
const facadeRequest = (name: string) => `escale-facade/${name}`;

/** The `resolve.alias` entries that point to the facades. */
export const facadeAliases = Object.fromEntries(
  Object.entries(facades).map(([name, file]) => [`${facadeRequest(name)}$`, file]),
);

/** Returns the installed version of a package, found by its folder: packages may hide their package.json. */
function installedVersion(name: string): string {
  const bare = name.replace(/\/$/, '');
  const folders = require.resolve.paths(bare) ?? [];
  const own = bare === '@escale/module-kit' ? [path.resolve(import.meta.dirname, '../package.json')] : [];
  const file = [...own, ...folders.map((folder) => path.join(folder, bare, 'package.json'))].find(existsSync);
  if (file === undefined) throw new Error(`${bare}: not a dependency of @escale/module-kit`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Returns the `shared` option of an app: with its own copies for the shell, without for a module. */
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

/** Returns the table's entry for an import name, which may be a subpath. */
function entryOf(name: string): SharedEntry | undefined {
  return Object.entries(sharedOption(false)).find(
    ([shared]) => shared === name || (shared.endsWith('/') && name.startsWith(shared)),
  )?.[1];
}

/** Returns the version of a shared package, by the name under which it is imported; `undefined` for one that is not shared. */
export const sharedVersion = (name: string): string | undefined => entryOf(name)?.version;

/**
 * Returns the version ranges that a module built here requires from the shell, by the name of each shared package it consumes.
 * React is always among them: the shell renders the module with it.
 */
export function requiredRanges(consumed: Iterable<string>): Record<string, string> {
  return Object.fromEntries(
    [...new Set(['react', ...consumed])].sort().flatMap((name) => {
      const range = entryOf(name)?.requiredVersion;
      return typeof range === 'string' ? [[name, range]] : [];
    }),
  );
}
