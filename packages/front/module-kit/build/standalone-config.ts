import path from 'node:path';
import { fileURLToPath } from 'node:url';
import HtmlPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { readModuleManifest } from './module-manifest';
import type { StandaloneMocks } from './standalone-mocks';

const standaloneHost = path.resolve(import.meta.dirname, '../standalone/standalone-host.tsx');

const importStatement = (names: string, file: string) => `import { ${names} } from ${JSON.stringify(file)};`;

function entryScript(appDir: string, mocks: StandaloneMocks | null, hasRealData: boolean): string {
  const imports = [
    importStatement('definition', path.join(appDir, 'src/module.tsx')),
    importStatement('mountStandalone', standaloneHost),
  ];
  const mount = `mountStandalone(definition, ${String(hasRealData)})`;
  if (mocks === null) return [...imports, `void ${mount};`].join('\n');
  return [
    ...imports,
    importStatement('handlers', mocks.handlers),
    importStatement('startMocks', mocks.start),
    `void startMocks(handlers).then(() => ${mount});`,
  ].join('\n');
}

/**
 * Returns the webpack configuration of a module that runs alone, without shell and federation. The
 * module uses its mocks and a mock session, or the data of a real API.
 */
export function standaloneConfig(
  appDir: string,
  mocks: StandaloneMocks | null,
  hasRealData: boolean,
): Configuration {
  const { label } = readModuleManifest(appDir);
  const base = baseConfig(appDir, 'escale_standalone', 'development');
  return {
    ...base,
    entry: { main: `data:text/javascript,${encodeURIComponent(entryScript(appDir, mocks, hasRealData))}` },
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
