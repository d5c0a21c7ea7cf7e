import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { remoteConfig } from './remote-config';

const client = path.resolve(import.meta.dirname, '../host/dev-client.ts');

/**
 * Returns the webpack configuration of a module under development that runs inside a deployed shell. Built as for publishing, since
 * that shell only has production React, but quickly and with source lines. `socket` is where the page is notified of the next
 * build.
 */
export function againstConfig(appDir: string, socket: string): Configuration {
  const { optimization, output, plugins = [], ...config } = remoteConfig(appDir, 'production');
  return {
    ...config,
    output: { ...output, clean: false },
    plugins: [
      ...plugins,
      new webpack.EntryPlugin(appDir, client, { name: undefined }),
      new webpack.DefinePlugin({ devSocket: JSON.stringify(socket) }),
    ],
    optimization: { ...optimization, minimize: false },
    devtool: 'cheap-module-source-map',
    cache: { type: 'memory' },
  };
}
