import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { remoteConfig } from './remote-config';

const devClient = path.resolve(import.meta.dirname, '../host/dev-client.ts');

/**
 * Returns the webpack configuration for developing a module inside a deployed shell. The build is quick and has source maps, but
 * is a production build, since that shell only has production React. `socket` is the address that announces new builds.
 */
export function againstConfig(appDir: string, socket: string): Configuration {
  const { optimization, output, plugins = [], ...config } = remoteConfig(appDir, 'production');
  return {
    ...config,
    output: { ...output, clean: false },
    plugins: [
      ...plugins,
      new webpack.EntryPlugin(appDir, devClient, { name: undefined }),
      new webpack.DefinePlugin({ devSocket: JSON.stringify(socket) }),
    ],
    optimization: { ...optimization, minimize: false },
    devtool: 'cheap-module-source-map',
    cache: { type: 'memory' },
  };
}
