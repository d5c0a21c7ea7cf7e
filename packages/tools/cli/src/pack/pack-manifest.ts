import { sharedRange } from '@escale/contracts';
import type { PackForm } from './packed-packages';

/** The fields of a workspace package.json that concern its pack. */
export interface WorkspaceManifest {
  name: string;
  version: string;
  type?: string;
  sideEffects?: boolean | string[];
  bin?: Record<string, string>;
  imports?: Record<string, string>;
  exports?: Record<string, string>;
  browserslist?: string[];
  dependencies?: Record<string, string>;
}

/**
 * Packages of which a page has only one copy. A module's repository chooses the version, within the
 * shell's range.
 */
const singletonPackages = /^(?:react|react-dom|react-router-dom|yup|@tanstack\/react-query)$/;

const isPlatformPackage = (name: string) => name.startsWith('@escale/');

/**
 * Returns the package.json of a pack. Singleton packages and other packs become peer dependencies
 * with a range. All other dependencies keep the versions that the platform is tested with. Exports
 * point to the compiled files; those of a tool point to its sources. The pack that builds pages
 * names the supported browsers; the pack of `escale` lists the versions of all packs.
 */
export function packManifest(
  manifest: WorkspaceManifest,
  form: PackForm,
  versions: ReadonlyMap<string, string>,
  browserslist: readonly string[] = [],
): Record<string, unknown> {
  const dependencies = Object.entries(manifest.dependencies ?? {});
  const isPeer = ([name]: [string, string]) => isPlatformPackage(name) || singletonPackages.test(name);
  const rangeOf = (name: string, version: string) =>
    isPlatformPackage(name) ? `^${versions.get(name) ?? ''}` : sharedRange(version);
  return {
    name: manifest.name,
    version: manifest.version,
    description: 'A package of the Escale platform',
    type: 'module',
    ...(manifest.sideEffects !== undefined && { sideEffects: manifest.sideEffects }),
    ...(manifest.bin && { bin: manifest.bin }),
    ...(manifest.imports && { imports: manifest.imports }),
    exports: packExports(manifest.exports ?? {}, form),
    engines: { node: '>=20.19' },
    ...(form === 'both' && { browserslist }),
    ...(manifest.name === '@escale/cli' && { packs: Object.fromEntries(versions) }),
    dependencies: Object.fromEntries(dependencies.filter((entry) => !isPeer(entry))),
    peerDependencies: Object.fromEntries(
      dependencies.filter(isPeer).map(([name, version]) => [name, rangeOf(name, version)]),
    ),
  };
}

function packExports(exports: Record<string, string>, form: PackForm): Record<string, unknown> {
  const offered = Object.entries(exports).filter(([name]) => form !== 'tool' || name !== './testing');
  const packed = offered.map(([name, file]) => [name, packTarget(file, form)]);
  return { ...(Object.fromEntries(packed) as object), './package.json': './package.json' };
}

/** Returns the path in the pack of a workspace export. */
function packTarget(file: string, form: PackForm): unknown {
  if (file.endsWith('.d.ts')) return { types: file };
  const compiled = file.replace(/\.tsx?$/, '.js');
  if (compiled === file || (form === 'tool' && file.startsWith('./src/'))) return file;
  if (!file.startsWith('./src/')) return compiled;
  return { types: file.replace(/\.tsx?$/, '.d.ts'), default: compiled };
}
