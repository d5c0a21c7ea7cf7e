import path from 'node:path';
import { fileURLToPath } from 'node:url';
import HtmlPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { readModuleManifest } from './module-manifest';

const mountStandalone = path.resolve(import.meta.dirname, '../standalone/standalone-host.tsx');

const entryOf = (appDir: string) =>
  [
    `import { definition } from ${JSON.stringify(path.join(appDir, 'src/module.tsx'))};`,
    `import { mountStandalone } from ${JSON.stringify(mountStandalone)};`,
    'void mountStandalone(definition);',
  ].join('\n');

/** webpack configuration of a module that runs alone: no shell, no federation, a mock session. */
export function standaloneConfig(appDir: string): Configuration {
  const { label } = readModuleManifest(appDir);
  const base = baseConfig(appDir, 'escale_standalone', 'development');
  return {
    ...base,
    entry: { main: `data:text/javascript,${encodeURIComponent(entryOf(appDir))}` },
    output: { ...base.output, publicPath: '/' },
    resolve: {
      ...base.resolve,
      alias: {
        '@escale/module-kit$': fileURLToPath(import.meta.resolve('@escale/module-kit')),
      },
    },
    plugins: [...(base.plugins ?? []), new HtmlPlugin({ title: label, scriptLoading: 'defer' })],
  };
}
