import path from 'node:path';
import HtmlPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { readModuleManifest } from './module-manifest';

/** webpack configuration of a module that runs alone: no shell, no federation, a made-up session. */
export function standaloneConfig(appDir: string): Configuration {
  const { label } = readModuleManifest(appDir);
  const base = baseConfig(appDir, 'escale_standalone', 'development');
  return {
    ...base,
    entry: { main: path.resolve(import.meta.dirname, '../standalone/main.tsx') },
    output: { ...base.output, publicPath: '/' },
    resolve: {
      ...base.resolve,
      alias: {
        'escale-module$': path.join(appDir, 'src/module.tsx'),
        '@escale/module-kit$': path.resolve(import.meta.dirname, '../src/index.ts'),
      },
    },
    plugins: [new HtmlPlugin({ title: label, scriptLoading: 'defer' })],
  };
}
