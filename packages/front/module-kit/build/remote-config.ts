import { federationName } from '@escale/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { baseConfig, workspaceRoot, type BuildMode } from './base-config';
import { ChunkListPlugin } from './chunk-list-plugin';
import { consumedPackages } from './consumed-packages';
import { importedNames } from './imported-names';
import { readModuleManifest, readPackageVersion } from './module-manifest';
import { ProvidedNamesPlugin } from './provided-names';
import { requiredRanges, sharedOption } from './shared';

class DescriptorPlugin {
  constructor(private readonly appDir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('DescriptorPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('DescriptorPlugin', () => {
        const descriptor = {
          ...readModuleManifest(this.appDir),
          version: readPackageVersion(this.appDir),
          requires: requiredRanges(consumedPackages(compilation)),
          imports: importedNames(compilation),
        };
        compilation.emitAsset(
          'descriptor.json',
          new webpack.sources.RawSource(JSON.stringify(descriptor, null, 2)),
        );
      });
    });
  }
}

/** Returns the webpack configuration of a module. The build exposes `./src/module` as `./module` and writes `descriptor.json`. */
export function remoteConfig(appDir: string, mode: BuildMode): Configuration {
  const { id } = readModuleManifest(appDir);
  const base = baseConfig(appDir, federationName(id), mode);
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: federationName(id),
        filename: mode === 'production' ? 'remote-entry.[contenthash:12].js' : 'remote-entry.js',
        exposes: { './module': './src/module' },
        shared: sharedOption(false),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        virtualRuntimeEntry: mode === 'production',
        // `externalRuntime` omits the runtime core from the module, which uses the core that the shell puts on the page
        // (host/runtime-core.ts).
        experiments: {
          asyncStartup: true,
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true },
        },
      }),
      new DescriptorPlugin(appDir),
      ...(mode === 'production' ? [new ChunkListPlugin(workspaceRoot)] : []),
      new ProvidedNamesPlugin(),
    ],
  };
}
