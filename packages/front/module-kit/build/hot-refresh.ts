import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type RuleSetRule, type WebpackPluginInstance } from 'webpack';

const registry = path.resolve(import.meta.dirname, '../host/refresh-runtime.cjs');

/** Lets a saved line update the page and keep its state: React Refresh across shell and modules. */
export function hotRefresh(name: string): { rule: RuleSetRule; plugins: WebpackPluginInstance[] } {
  return {
    // Every import of the registry resolves to that of the page.
    rule: { exclude: registry, resolve: { alias: { 'react-refresh/runtime$': registry } } },
    plugins: [
      // All bundles use the same name, so that the second one finds the registry of the first.
      new ReactRefreshPlugin({ include: /\.tsx?$/, overlay: false, library: 'escale' }),
      new webpack.DefinePlugin({ 'process.env.REFRESH_SCOPE': JSON.stringify(name) }),
    ],
  };
}
