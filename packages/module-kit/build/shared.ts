import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface SharedEntry {
  singleton: true;
  version: string;
  requiredVersion: string;
  import?: false;
}

/**
 * The one table of what shell and modules share. The shell provides all of it; a module bundles none of it.
 * A trailing slash shares every subpath.
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
  '@escale/design-system',
  '@escale/design-system/',
] as const;

function installedVersion(name: string, from: string): string {
  const bare = name.replace(/\/$/, '');
  const root = require.resolve.paths(bare) ?? [];
  const file = require.resolve(`${bare}/package.json`, { paths: [from, ...root] });
  return (require(file) as { version: string }).version;
}

const majorRange = (version: string) => `^${version.split('.')[0] ?? '0'}.0.0`;

/** The `shared` option of an app: with its own copies for the shell, without for a module. */
export function sharedOption(appDir: string, provides: boolean): Record<string, SharedEntry> {
  return Object.fromEntries(
    sharedPackages.map((name) => {
      const version = installedVersion(name, appDir);
      const entry: SharedEntry = { singleton: true, version, requiredVersion: majorRange(version) };
      return [name, provides ? entry : { ...entry, import: false }];
    }),
  );
}
