import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { browsers, browsersFile } from './browsers';
import { hotRefresh } from './hot-refresh';
import { BuildIdPlugin, buildIdMarker } from './build-id';
import { NoDevelopmentBuildsPlugin } from './no-development-builds';
import { StableNamesPlugin } from './stable-names';

/** Root folder of the workspace. */
export const workspaceRoot = path.resolve(import.meta.dirname, '../../../..');

export type BuildMode = 'production' | 'development';

const designSystemDir = path.dirname(fileURLToPath(import.meta.resolve('@escale/design-system')));

const coreRange = JSON.parse(
  readFileSync(path.join(designSystemDir, 'core/theme/core-range.json'), 'utf8'),
) as {
  unicodeRange: string;
  arabic: string;
};

/** Returns a loader that reduces a font to these characters and OpenType features, and to the weights of the design tokens. */
const subsetFontLoader = (unicodeRange: string, features: readonly string[]) => ({
  loader: path.resolve(import.meta.dirname, 'subset-font-loader.ts'),
  options: {
    unicodeRange,
    features: ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', ...features],
    weights: { min: 400, max: 700 },
  },
});
const joiningFeatures = ['init', 'medi', 'fina', 'rlig', 'curs'];

const swcLoader = (production: boolean) => ({
  loader: fileURLToPath(import.meta.resolve('swc-loader')),
  options: {
    // Passes source maps as objects, in which webpack makes all paths relative: a checkout's absolute path would change the hashes.
    parseMap: true,
    env: { targets: browsers },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', ...(!production && { development: true, refresh: true }) },
      },
    },
  },
});

/** Puts the build's name into the class names of `*.module.css`, so that no two modules share a class name. */
const scopedClasses = { localIdentName: '[uniqueName]-[hash:8]-[local]' };
const defaultExportOnly = { namedExports: false };

/**
 * Returns aliases for the production build of react-router. The package's package.json names the development build under every
 * condition (remix-run/react-router#14102).
 */
function productionRouter(): Record<string, string> {
  const development = path.dirname(fileURLToPath(import.meta.resolve('react-router')));
  const production = path.resolve(development, '../production');
  return {
    'react-router$': path.join(production, 'index.mjs'),
    'react-router/dom$': path.join(production, 'dom-export.mjs'),
  };
}

const lockFile = path.join(workspaceRoot, 'pnpm-lock.yaml');

/** Returns a cache of compiled files. A changed lock file invalidates the cache: a patch changes a package, but not its version. */
export const fileCache = (appDir: string, name: string): Configuration['cache'] => ({
  type: 'filesystem',
  cacheDirectory: path.join(appDir, 'node_modules/.cache', name),
  version: existsSync(lockFile) ? createHash('sha256').update(readFileSync(lockFile)).digest('hex') : '',
});

/** Returns the webpack settings that the shell and all modules share. */
export function baseConfig(
  appDir: string,
  name: string,
  mode: BuildMode,
  aliases: Record<string, string> = {},
): Configuration {
  const production = mode === 'production';
  const id = production ? buildIdMarker : 'dev';
  const refresh = production ? null : hotRefresh(name);
  return {
    mode,
    context: appDir,
    target: `browserslist:${browsersFile}`,
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(appDir, 'dist'),
      filename: production ? '[name].[contenthash:12].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:12].chunk.js' : '[name].chunk.js',
      cssFilename: production ? '[name].[contenthash:12].css' : '[name].css',
      cssChunkFilename: production ? '[name].[contenthash:12].css' : '[name].css',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      publicPath: 'auto',
      uniqueName: `${name}_${id}`,
      chunkLoadingGlobal: `chunks_${name}_${id}`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 30_000,
      strictModuleExceptionHandling: true,
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      // Lets a module outside the workspace resolve the packages that every module may use.
      modules: ['node_modules', path.resolve(import.meta.dirname, '../node_modules')],
      alias: { ...(production && productionRouter()), ...aliases },
    },
    plugins: production
      ? [new NoDevelopmentBuildsPlugin(), new StableNamesPlugin(appDir), new BuildIdPlugin()]
      : refresh?.plugins,
    experiments: { css: true },
    module: {
      generator: { 'css/auto': scopedClasses, 'css/module': scopedClasses },
      parser: { 'css/auto': defaultExportOnly, 'css/module': defaultExportOnly },
      rules: [
        ...(refresh ? [refresh.rule] : []),
        { test: /\.tsx?$/, use: swcLoader(production) },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
        {
          test: /latin.*\.woff2$/,
          resourceQuery: /^\?core$/,
          use: subsetFontLoader(coreRange.unicodeRange, ['tnum']),
        },
        {
          test: /arabic.*\.woff2$/,
          resourceQuery: /^\?core$/,
          use: subsetFontLoader(coreRange.arabic, joiningFeatures),
        },
      ],
    },
    optimization: production
      ? {
          chunkIds: 'deterministic',
          minimizer: [
            new TerserPlugin({
              minify: TerserPlugin.swcMinify,
              terserOptions: { compress: { passes: 3 }, format: { asciiOnly: true } },
            }),
          ],
        }
      : {},
    cache: production ? fileCache(appDir, 'webpack') : { type: 'memory' },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
