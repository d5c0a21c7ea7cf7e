import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand, brandCapitals, brandLogoSvg } from '@escale/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { baseConfig, workspaceRoot, type BuildMode } from './base-config';
import { ChunkListPlugin } from './chunk-list-plugin';
import { PreloadPlugin } from './preload-plugin';
import { ProvidedNamesPlugin } from './provided-names';
import { facadeAliases, sharedOption } from './shared';

class FaviconPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FaviconPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('FaviconPlugin', () => {
        compilation.emitAsset('favicon.svg', new webpack.sources.RawSource(brandLogoSvg()));
      });
    });
  }
}

const provideRuntimeCore = path.resolve(import.meta.dirname, '../host/runtime-core.ts');

const bootScript = 'appearance-boot.js';
const firstScreenBoot = path.join(workspaceRoot, 'shell/src/first-screen/boot.js');

/** A session asks the API at once, so its HTTP client is not left until the first call. */
const preloads = { fetched: ['/modules.json', '/config.json'], signedIn: ['http'], bootScript };

/** webpack configuration of the shell: no module is known here; all shared packages are provided. */
export function hostConfig(appDir: string, mode: BuildMode): Configuration {
  const base = baseConfig(appDir, 'escale_shell', mode, facadeAliases);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'escale_shell',
        remotes: {},
        shared: sharedOption(true),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        runtimePlugins: [provideRuntimeCore, path.join(appDir, 'src/modules/loading/federation-plugin.ts')],
        experiments: { asyncStartup: true, optimization: { target: 'web' } },
      }),
      new HtmlPlugin({
        template: './src/index.html',
        scriptLoading: 'defer',
        templateParameters: { title: `${brandCapitals} APP`, description: brand.subtitle },
      }),
      new CopyPlugin({
        patterns: [
          {
            from: path.join(workspaceRoot, 'packages/design-system/src/appearance', bootScript),
            to: bootScript,
            // One request before the first paint: what decides on the first screen stands in the same file.
            transform: (appearance) => Buffer.concat([appearance, readFileSync(firstScreenBoot)]),
          },
        ],
      }),
      new FaviconPlugin(),
      new ProvidedNamesPlugin(),
      ...(mode === 'production' ? [new PreloadPlugin(preloads), new ChunkListPlugin(workspaceRoot)] : []),
    ],
  };
}
