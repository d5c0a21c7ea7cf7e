import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { packedPackages } from './pack/packed-packages';
import { PublishError } from '@escale/site';
import { siblingFolder } from './sibling-folder';

const cliDir = path.resolve(import.meta.dirname, '..');

export const bundlers = ['webpack', 'vite', 'rspack'] as const;
export type Bundler = (typeof bundlers)[number];

/** Throws a `PublishError` for a bundler without a template. */
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

const developmentPacks = ['cli', 'testing'];

/** Packs for the back end of a module, which its pages do not need. */
const backendPacks = ['module-token'];

/** Returns the template folders of a repository, in addition to the folder for every module. */
export const standaloneTemplates = ({ bundler, withBackend }: StandaloneOptions): string[] =>
  ['common', bundler, ...(withBackend ? ['backend'] : [])]
    .map((name) => path.join(cliDir, 'template-standalone', name))
    .filter((folder) => existsSync(folder));

/** Returns the package.json of a module's own repository. Copies the packs into `folder`. */
export async function standaloneManifest(folder: string, options: StandaloneOptions): Promise<string> {
  const { packages, build } = bundlerSetup[options.bundler];
  const { withBackend = false } = options;
  const ours = await platformPackages(folder, options);
  const isForDevelopment = (name: string) => developmentPacks.includes(name);
  const select = (names: readonly TestedPackage[]) =>
    names.map((name) => [name, testedVersions[name]] as const);
  const entries = (forDevelopment: boolean) =>
    [...ours]
      .filter(([name]) => isForDevelopment(name) === forDevelopment)
      .map(([name, version]) => [`@escale/${name}`, version] as const);
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

/** Returns the platform's packages, each with the version or file that package.json gets for it. */
async function platformPackages(
  folder: string,
  { packs, withBackend }: StandaloneOptions,
): Promise<Map<string, string>> {
  const names = Object.keys(packedPackages).filter(
    (name) => withBackend === true || !backendPacks.includes(name),
  );
  const found = await Promise.all(
    names.map(async (name): Promise<[string, string]> => [
      name,
      packs === undefined ? await siblingRange(name) : await copyPack(name, packs, folder),
    ]),
  );
  return new Map(found);
}

async function copyPack(name: string, packs: string, folder: string): Promise<string> {
  const pattern = new RegExp(String.raw`^escale-${name}-\d+\.\d+\.\d+.*\.tgz$`);
  const files = (await readdir(packs).catch(() => [])).filter((file) => pattern.test(file));
  const [file] = files;
  if (file === undefined || files.length > 1)
    throw new PublishError(
      `${packs} holds ${files.length} packs of @escale/${name}; one is needed (escale pack --to <folder>)`,
    );
  await mkdir(path.join(folder, 'packs'), { recursive: true });
  await copyFile(path.join(packs, file), path.join(folder, 'packs', file));
  return `file:packs/${file}`;
}

async function siblingRange(name: string): Promise<string> {
  const file = path.join(siblingFolder(name), 'package.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new PublishError(`the version of @escale/${name} is not known here; name the packs by --packs`);
  });
  return `^${(JSON.parse(text) as { version: string }).version}`;
}
