import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { workspaceRoot } from './base-config';
import { FirstLoadPlugin } from './first-load';
import { hostConfig } from './host-config';
import { readModuleManifest } from './module-manifest';
import { sharedOption } from './shared';

const shell = path.join(workspaceRoot, 'shell');
const virtual = (lines: readonly string[]) => `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
const literal = (...parts: string[]) => JSON.stringify(path.join(workspaceRoot, ...parts));

function modulesTable(): string {
  const folders = readdirSync(workspaceRoot).filter((name) => name.startsWith('mf-'));
  const entries = folders.map((folder) => {
    const { id } = readModuleManifest(path.join(workspaceRoot, folder));
    return `${JSON.stringify(id)}: () => import(${literal(folder, 'src/module.tsx')})`;
  });
  return `const modules = { ${entries.join(', ')} };`;
}

const provided = () =>
  Object.fromEntries(
    Object.entries(sharedOption(true)).map(([name, { version }]) => [name, [{ version, loaded: true }]]),
  );

/** Stand-ins for the federation's runtime and for what the shell does to load remotes, by request. */
const standIns = (): [request: RegExp, standIn: string][] => [
  [
    /^@module-federation\/enhanced\/runtime$/,
    virtual([
      `const instance = { options: { shared: ${JSON.stringify(provided())}, plugins: [] } };`,
      'export const getInstance = () => instance;',
      'export const registerPlugins = () => {};',
      'export const registerRemotes = () => {};',
      "export const loadRemote = () => Promise.reject(new Error('one application'));",
      'export const satisfy = () => true;',
    ]),
  ],
  [
    /^\.\/(?:loading\/)?load-module$/,
    virtual([
      `import { readModuleDefinition } from ${literal('packages/module-kit/src/index.ts')};`,
      modulesTable(),
      'export const loadModule = async ({ id }) => readModuleDefinition(await modules[id](), id);',
    ]),
  ],
  // Fetches ahead without running anything, as the shell does with remotes.
  [
    /^\.\/(?:loading\/)?prefetch$/,
    virtual([
      'let files;',
      'export const savesData = () => navigator.connection?.saveData === true;',
      'export const prefetchModule = async ({ id }) => {',
      "  files ??= fetch('/module-files.json').then((answer) => answer.json());",
      '  for (const file of (await files)[id])',
      "    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href: '/' + file }));",
      '};',
    ]),
  ],
];

const installPolicy = [
  `import plugin from ${literal('shell/src/modules/loading/federation-plugin.ts')};`,
  'plugin();',
];

/** webpack configuration of shell and modules as one application without federation, which `pnpm bench load` measures. */
export function singleConfig(outDir: string): Configuration {
  const host = hostConfig(shell, 'production');
  return {
    ...host,
    entry: { main: [virtual(installPolicy), './src/index.ts'] },
    output: { ...host.output, path: outDir },
    cache: false,
    plugins: [
      ...(host.plugins ?? []).filter(
        (plugin) => !(plugin instanceof ModuleFederationPlugin || plugin instanceof FirstLoadPlugin),
      ),
      ...standIns().map(
        ([request, standIn]) =>
          new webpack.NormalModuleReplacementPlugin(request, (resource) => {
            if (resource.context.startsWith(shell)) resource.request = standIn;
          }),
      ),
    ],
  };
}
