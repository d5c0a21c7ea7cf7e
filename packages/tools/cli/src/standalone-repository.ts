import { existsSync } from 'node:fs';
import path from 'node:path';
import { packedPackages } from './pack/packed-packages';
import { PublishError } from '@escale/site';
import { copyPacks, platformPacks } from './platform-packs';

const cliDir = path.resolve(import.meta.dirname, '..');

export const bundlers = ['webpack', 'vite', 'rspack'] as const;
export type Bundler = (typeof bundlers)[number];

/** Returns the bundler of this name. Throws a `PublishError` if there is no template for it. */
export function bundlerOf(name: string): Bundler {
  const bundler = bundlers.find((known) => known === name);
  if (bundler === undefined) throw new PublishError(`--bundler is one of ${bundlers.join(', ')}`);
  return bundler;
}

/** A module in a separate repository. */
export interface StandaloneOptions {
  bundler: Bundler;
  /** Folder of the platform's packs, which are copied into the repository; without it, npm fetches the packs from a registry. */
  packs?: string | undefined;
  /** Adds a back end of the module, which the page calls. */
  withBackend?: boolean | undefined;
}

/** Versions that the platform is tested with; a test compares them with the workspace's. */
export const testedVersions = {
  '@module-federation/enhanced': '2.9.2',
  '@module-federation/vite': '1.23.0',
  '@rspack/core': '2.3.2',
  '@tanstack/react-query': '5.108.0',
  '@types/jest': '30.0.0',
  '@types/node': '20.19.25',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  fastify: '5.12.8',
  jest: '30.5.2',
  oxlint: '1.94.0',
  'oxlint-tsgolint': '7.0.2007',
  pnpm: '12.21.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router-dom': '7.18.5',
  typescript: '7.0.2',
  vite: '7.3.8',
  yup: '1.7.0',
} as const;

type TestedPackage = keyof typeof testedVersions;

const sharedPackages: readonly TestedPackage[] = [
  '@tanstack/react-query',
  'react',
  'react-dom',
  'react-router-dom',
  'yup',
];

const toolPackages: readonly TestedPackage[] = [
  '@types/jest',
  '@types/react',
  '@types/react-dom',
  'jest',
  'oxlint',
  'oxlint-tsgolint',
  'typescript',
];

/** Development packages and build command of a new repository, by bundler. */
const bundlerSetup: Readonly<Record<Bundler, { packages: readonly TestedPackage[]; build: string }>> = {
  webpack: { packages: [], build: 'node node_modules/@escale/module-kit/build/run-build.mjs .' },
  vite: { packages: ['@module-federation/vite', 'vite'], build: 'vite build' },
  rspack: { packages: ['@module-federation/enhanced', '@rspack/core'], build: 'node build.mjs' },
};

/** Packages of the platform that are no part of the module at run time. */
export const developmentPacks: readonly string[] = ['@escale/cli', '@escale/testing'];

/** Packs for the back end of a module, which its pages do not need. */
const backendPacks = ['module-token'];

/** Returns the packs that a module's repository has. */
export const repositoryPacks = (withBackend: boolean): readonly string[] =>
  Object.keys(packedPackages).filter((name) => withBackend || !backendPacks.includes(name));

/** Returns the template folders of a repository, in addition to the folder for every module. */
export const standaloneTemplates = ({ bundler, withBackend }: StandaloneOptions): string[] =>
  ['common', bundler, ...(withBackend ? ['backend'] : [])]
    .map((name) => path.join(cliDir, 'template-standalone', name))
    .filter((folder) => existsSync(folder));

/** Returns the package.json of a module's own repository. Copies the packs into `folder`. */
export async function standaloneManifest(folder: string, options: StandaloneOptions): Promise<string> {
  const { packages, build } = bundlerSetup[options.bundler];
  const { withBackend = false } = options;
  const ours = await platformPacks(repositoryPacks(withBackend), options.packs);
  await copyPacks(ours, folder);
  const select = (names: readonly TestedPackage[]) =>
    names.map((name) => [name, testedVersions[name]] as const);
  const entries = (forDevelopment: boolean) =>
    [...ours]
      .filter(([name]) => developmentPacks.includes(name) === forDevelopment)
      .map(([name, { spec }]) => [name, spec] as const);
  const manifest = {
    name: path.basename(folder),
    version: '1.0.0',
    private: true,
    engines: { node: '>=20.19' },
    packageManager: `pnpm@${testedVersions.pnpm}`,
    scripts: {
      dev: 'node node_modules/@escale/module-kit/build/run-dev.mjs . --standalone',
      ...(withBackend && { start: 'node backend/server.mjs' }),
      types: withBackend ? 'tsc && tsc -p backend' : 'tsc',
      lint: 'oxlint --type-aware --deny-warnings',
      test: 'jest',
      build,
      check: 'escale check dist',
      verify: 'npm run types && npm run lint && npm test && npm run build && npm run check',
      publish: 'escale publish dist',
    },
    dependencies: Object.fromEntries([
      ...entries(false),
      ...select([...sharedPackages, ...(withBackend ? (['fastify'] as const) : [])].sort()),
    ]),
    devDependencies: Object.fromEntries([
      ...entries(true),
      ...select([...toolPackages, ...packages, ...(withBackend ? (['@types/node'] as const) : [])].sort()),
    ]),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
