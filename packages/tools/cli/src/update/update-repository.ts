import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { PublishError } from '@escale/site';
import { packedPackages } from '../pack/packed-packages';
import { copyPacks, platformPacks, releasedVersion } from '../platform-packs';
import { repositoryPacks, type Bundler } from '../standalone-repository';
import {
  applyTemplates,
  hasBackendTemplate,
  templateChanges,
  updatableTemplates,
  writeTemplateRecord,
  type TemplateChange,
} from './template-record';
import {
  isOlder,
  updateManifest,
  versionIn,
  type PackageChange,
  type RepositoryManifest,
} from './update-manifest';

export interface UpdateOptions {
  folder: string;
  /** Folder with the packs of this release; without it, the packs come from the registry. */
  packs?: string | undefined;
  /** Returns the changes without making them. */
  dryRun: boolean;
  /** Updates although git has uncommitted changes. */
  allowDirty: boolean;
}

export interface UpdateResult {
  from: string;
  to: string;
  packages: PackageChange[];
  files: TemplateChange[];
}

/**
 * Updates a module's own repository to the release of this `escale`. Throws a `PublishError` if
 * that is impossible or forbidden.
 */
export async function updateRepository(options: UpdateOptions): Promise<UpdateResult> {
  const { folder, packs, dryRun, allowDirty } = options;
  const manifestFile = path.join(folder, 'package.json');
  const before = await readRepository(folder);
  const present = { ...before.dependencies, ...before.devDependencies };
  const from = versionIn(present['@escale/cli'] ?? '');
  const to = await releasedVersion('cli');
  if (packs === undefined && present['@escale/cli']?.startsWith('file:'))
    throw new PublishError(`${folder} has its packs in a folder; name the packs of ${to} by --packs`);
  const withBackend = await hasBackendTemplate(folder);
  const wanted = Object.keys(packedPackages).filter(
    (name) => repositoryPacks(withBackend).includes(name) || `@escale/${name}` in present,
  );
  const found = await platformPacks(wanted, packs);
  const specs = new Map([...found].map(([name, { spec }]) => [name, spec]));
  const offered = versionIn(specs.get('@escale/cli') ?? '');
  if (offered !== to)
    throw new PublishError(`${packs ?? ''} holds the packs of ${offered}, and this is the escale of ${to}`);
  if (isOlder(to, from))
    throw new PublishError(`${folder} is at ${from}; this is the escale of ${to}, an older release`);

  const { manifest, changes: packages } = updateManifest(before, specs);
  const templates = await updatableTemplates({ bundler: bundlerIn(present), withBackend });
  const files = await templateChanges(folder, templates);
  const result = { from, to, packages, files };
  if (dryRun || packages.length + files.length === 0) return result;
  if (!allowDirty) await assertCommitted(folder);
  await copyPacks(found, folder);
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  await removeReplacedPacks(folder, packages);
  await applyTemplates(folder, files);
  await writeTemplateRecord(folder, templates);
  return result;
}

async function readRepository(folder: string): Promise<RepositoryManifest> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => undefined);
  const [text, module] = await Promise.all([read('package.json'), read('escale.module.json')]);
  const manifest = JSON.parse(text ?? '{}') as RepositoryManifest;
  const cli = manifest.devDependencies?.['@escale/cli'] ?? manifest.dependencies?.['@escale/cli'] ?? '';
  if (module === undefined || versionIn(cli) === '')
    throw new PublishError(
      `${folder} is no module's own repository: that has escale.module.json, and a version of @escale/cli in package.json`,
    );
  return manifest;
}

function bundlerIn(packages: Record<string, string>): Bundler {
  if ('@rspack/core' in packages) return 'rspack';
  return 'vite' in packages ? 'vite' : 'webpack';
}

async function assertCommitted(folder: string): Promise<void> {
  const status = promisify(execFile)('git', ['status', '--porcelain', '--', '.'], { cwd: folder });
  // A folder outside a git repository has nothing to commit.
  const { stdout } = await status.catch(() => ({ stdout: '' }));
  if (stdout !== '')
    throw new PublishError(
      `${folder} has changes that are not committed; commit them, or update anyway with --allow-dirty`,
    );
}

async function removeReplacedPacks(folder: string, changes: readonly PackageChange[]): Promise<void> {
  for (const { from } of changes)
    if (from?.startsWith('file:packs/escale-')) await rm(path.join(folder, from.slice(5)), { force: true });
}
