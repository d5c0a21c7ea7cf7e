// Builds the foreign remote with Rspack and its federation plugin: node build-rspack.mjs <output folder>
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { descriptor, exposes, name, shared } from './options.mjs';

const outputFolder = path.resolve(process.argv[2] ?? 'dist');
const compiler = rspack({
  mode: 'production',
  context: import.meta.dirname,
  target: ['web', 'es2022'],
  entry: {},
  output: {
    path: outputFolder,
    publicPath: 'auto',
    uniqueName: `${name}_rspack`,
    filename: '[name].[contenthash:12].js',
    chunkFilename: '[name].[contenthash:12].chunk.js',
    crossOriginLoading: 'anonymous',
  },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'ecmascript', jsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name,
      filename: 'remote-entry.[contenthash:12].js',
      exposes,
      shared,
      shareStrategy: 'loaded-first',
      manifest: true,
      dts: false,
      experiments: { optimization: { target: 'web' } },
    }),
  ],
});
compiler.run((error, stats) => {
  if (error ?? stats?.hasErrors()) {
    console.error(error ?? stats?.toString());
    process.exitCode = 1;
  } else writeFileSync(path.join(outputFolder, 'descriptor.json'), descriptor('Rspack'));
});
