import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brand, brandCapitals, brandLogoSvg } from '@escale/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlPlugin from 'html-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { baseConfig, workspaceRoot, type BuildMode } from './base-config';
import { oldestBrowsers } from './browsers';
import { ChunkListPlugin } from './chunk-list-plugin';
import { FirstLoadPlugin } from './first-load';
import { InlineScriptPlugin } from './inline-script';
import { LeanFilesPlugin } from './lean-files';
import { PreloadPlugin } from './preload-plugin';
import { ProvidedNamesPlugin } from './provided-names';
import { ScreenFilePlugin } from './screen-file';
import { facadeAliases, sharedOption } from './shared';
import { ShellOfferPlugin } from './shell-offer-plugin';

/** Emits a file whose name contains a hash of its content, so that browsers can cache the file. */
class FilePlugin {
  constructor(private readonly file: HashedFile) {}

  apply(compiler: Compiler): void {
    const { name, content } = this.file;
    compiler.hooks.thisCompilation.tap('FilePlugin', (compilation) => {
      compilation.hooks.processAssets.tap('FilePlugin', () => {
        compilation.emitAsset(name, new webpack.sources.RawSource(content));
      });
    });
  }
}

interface HashedFile {
  name: string;
  content: string;
}

function hashedFile(stem: string, extension: string, content: string): HashedFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { name: `${stem}.${hash}.${extension}`, content };
}

/**
 * Returns the names of the packages that the shell's early startup steps need (`shell/src/startup/early-startup-steps.ts`). These
 * steps run while the other packages are loading.
 */
function earlyPackagesOf(appDir: string): string[] {
  const file = path.join(appDir, 'src/startup/early-packages.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

const runtimeCorePlugin = path.resolve(import.meta.dirname, '../host/runtime-core.ts');

const readWorkspaceFile = (file: string) => readFileSync(path.join(workspaceRoot, file), 'utf8');

/** Returns the script that runs before the first paint. Inlined, since a request would delay the paint by a round trip. */
const bootScript = () =>
  readWorkspaceFile('packages/front/design-system/src/core/appearance/appearance-boot.js') +
  readWorkspaceFile('shell/src/startup/boot.js');

/** What to preload. The frame needs the `http` chunk, since a signed-in user's page calls the API at once. */
const preloads = {
  fetched: ['/modules.json'],
  screens: { frame: ['http'], 'frame-tools': ['frame-tools'], 'sign-in': ['sign-in-forms'] },
  marker: '{{screen-files}}',
};

/** Returns the webpack configuration of the shell, which knows no module and provides all shared packages. */
export function hostConfig(appDir: string, mode: BuildMode): Configuration {
  const base = baseConfig(appDir, 'escale_shell', mode, facadeAliases);
  const icon = hashedFile('favicon', 'svg', brandLogoSvg());
  return {
    ...base,
    entry: { main: './src/index.ts' },
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
        virtualRuntimeEntry: mode === 'production',
        runtimePlugins: [runtimeCorePlugin, path.join(appDir, 'src/startup/federation-plugin.ts')],
        experiments: { asyncStartup: true, optimization: { target: 'web' } },
      }),
      new HtmlPlugin({
        template: './src/index.html',
        scriptLoading: 'defer',
        templateParameters: {
          title: `${brandCapitals} APP`,
          description: brand.subtitle,
          icon: icon.name,
          oldestBrowsers,
        },
      }),
      new FilePlugin(icon),
      new InlineScriptPlugin(bootScript()),
      new ProvidedNamesPlugin(),
      ...(mode === 'production'
        ? [
            new FirstLoadPlugin(earlyPackagesOf(appDir)),
            new ScreenFilePlugin('frame-tools', 'frame-packages'),
            new LeanFilesPlugin(),
            new PreloadPlugin(preloads),
            new ChunkListPlugin(workspaceRoot),
            new ShellOfferPlugin(),
          ]
        : []),
    ],
  };
}
