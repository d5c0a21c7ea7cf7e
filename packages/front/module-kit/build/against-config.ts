import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { remoteConfig } from './remote-config';

const client = path.resolve(import.meta.dirname, '../host/dev-client.ts');

/**
 * webpack configuration of a module that runs inside a deployed shell while it is being written. It is built as for
 * publishing, since that shell has React for production alone, but quickly and with the lines of its sources. `socket` is where
 * the page learns of the next build.
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
