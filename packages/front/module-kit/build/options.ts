import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { federationManifestFile, federationName } from '@escale/contracts';
import { readModuleManifest, readPackageVersion } from './module-manifest';
import { requiredRanges, sharedOption } from './shared';
import { sourceImports } from './source-imports';

/** Options for building a module with a bundler other than webpack. */
export interface ModuleOptions {
  /** Options for the bundler's federation plugin. */
  federation: {
    name: string;
    exposes: Record<string, string>;
    shared: ReturnType<typeof sharedOption>;
    shareStrategy: 'loaded-first';
    manifest: true;
    dts: false;
  };
  /** Prefix of the class names in the module's style sheets. */
  className: string;
  /** Name of the build, which changes with the sources and with the version. */
  buildName: string;
  /** Writes `descriptor.json` into `dist`. Call it after the build, whose federation manifest it reads. */
  writeDescriptor: () => void;
}

/** Returns the options for a module, for use in the module's `vite.config.mjs`, `rspack.config.mjs` or similar. */
export function moduleOptions(appDir: string): ModuleOptions {
  const name = federationName(readModuleManifest(appDir).id);
  return {
    federation: {
      name,
      exposes: { './module': './src/module.tsx' },
      shared: sharedOption(false),
      shareStrategy: 'loaded-first',
      manifest: true,
      dts: false,
    },
    className: name,
    buildName: `${name}_${sourcesHash(appDir)}`,
    writeDescriptor: () => writeDescriptor(appDir, path.join(appDir, 'dist')),
  };
}

function sourcesHash(appDir: string): string {
  const hash = createHash('sha256').update(readPackageVersion(appDir));
  const files = readdirSync(path.join(appDir, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(path.relative(appDir, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

function writeDescriptor(appDir: string, dist: string): void {
  const manifest = JSON.parse(readFileSync(path.join(dist, federationManifestFile), 'utf8')) as {
    shared: { name: string }[];
  };
  const descriptor = {
    ...readModuleManifest(appDir),
    version: readPackageVersion(appDir),
    requires: requiredRanges(manifest.shared.map(({ name }) => name)),
    imports: sourceImports(path.join(appDir, 'src')),
  };
  writeFileSync(path.join(dist, 'descriptor.json'), JSON.stringify(descriptor, null, 2));
}
