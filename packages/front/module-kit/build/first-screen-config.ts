import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, fileCache } from './base-config';

const rendererFile = path.resolve(import.meta.dirname, '../first-screen/render-screens.tsx');

const entryScript = (source: string) =>
  [
    `export { screens } from ${JSON.stringify(source)};`,
    `export { renderScreens } from ${JSON.stringify(rendererFile)};`,
  ].join('\n');

/** Returns the webpack configuration of the Node program that renders an app's first screens. */
export function firstScreenConfig(appDir: string, source: string, outDir: string): Configuration {
  const base = baseConfig(appDir, `first_screen_${path.basename(appDir)}`, 'production');
  return {
    ...base,
    target: 'node20',
    entry: { main: `data:text/javascript,${encodeURIComponent(entryScript(source))}` },
    output: { path: outDir, filename: '[name].cjs', publicPath: '/', library: { type: 'commonjs2' } },
    module: {
      ...base.module,
      generator: { ...base.module?.generator, 'asset/resource': { emit: false } },
    },
    optimization: { minimize: false },
    cache: fileCache(appDir, 'first-screen'),
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
