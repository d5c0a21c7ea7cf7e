import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type RuleSetRule, type WebpackPluginInstance } from 'webpack';

const refreshRuntime = path.resolve(import.meta.dirname, '../host/refresh-runtime.cjs');

/**
 * Returns the webpack rule and plugins for React Refresh, the same for shell and modules: saving a
 * file updates the components on the page, which keep their state.
 */
export function hotRefresh(name: string): { rule: RuleSetRule; plugins: WebpackPluginInstance[] } {
  return {
    // All bundles import the page's one refresh runtime instead of a copy each.
    rule: { exclude: refreshRuntime, resolve: { alias: { 'react-refresh/runtime$': refreshRuntime } } },
    plugins: [
      // All bundles use the same library name, so that they share the plugin's state on the page.
      new ReactRefreshPlugin({ include: /\.tsx?$/, overlay: false, library: 'escale' }),
      new webpack.DefinePlugin({ 'process.env.REFRESH_SCOPE': JSON.stringify(name) }),
    ],
  };
}
