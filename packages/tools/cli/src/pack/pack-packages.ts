import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PublishError } from '@escale/site';
import { siblingFolder } from '../sibling-folder';
import { bundleConfigs, compileLibrary, copyDeclarations, copySources } from './compile-library';
import { packManifest, type WorkspaceManifest } from './pack-manifest';
import { configEntries, packedPackages, platformRoot, toolFolders } from './packed-packages';

const runFile = promisify(execFile);

/** Writes into `to` one tarball for each package that a module's repository needs; returns the files. */
export async function packPackages(to: string): Promise<string[]> {
  const root = platformRoot();
  const stage = await mkdtemp(path.join(tmpdir(), 'escale-packs-'));
  try {
    await Promise.all([compileDeclarations(root, path.join(stage, 'types')), stagePackages(stage)]);
    for (const [name, form] of Object.entries(packedPackages))
      if (form !== 'tool')
        await copyDeclarations(
          path.join(stage, 'types', path.relative(path.join(root, 'packages'), siblingFolder(name)), 'src'),
          path.join(stage, name, 'src'),
        );
    await mkdir(to, { recursive: true });
    const folders = Object.keys(packedPackages).map((name) => path.join(stage, name));
    const { stdout } = await runFile(
      'npm',
      ['pack', ...folders, '--json', '--offline', '--ignore-scripts', '--pack-destination', path.resolve(to)],
      { cwd: stage, maxBuffer: 1e8, shell: process.platform === 'win32' },
    );
    return tarballsIn(stdout).map((file) => path.resolve(to, file));
  } finally {
    await rm(stage, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Returns the files that `npm pack` reports: as a list or, since npm 12, as a map from package names. */
function tarballsIn(output: string): string[] {
  const packed = JSON.parse(output) as Record<string, { filename: string }>;
  return Object.values(packed).map(({ filename }) => filename);
}

async function stagePackages(stage: string): Promise<void> {
  const folders = Object.keys(packedPackages);
  const manifests = await Promise.all(folders.map((name) => readManifest(siblingFolder(name))));
  const versions = new Map(manifests.map(({ name, version }) => [name, version]));
  const { browserslist } = await readManifest(platformRoot());
  for (const [index, name] of folders.entries()) {
    const manifest = manifests[index];
    const form = packedPackages[name];
    if (manifest === undefined || form === undefined) continue;
    const from = siblingFolder(name);
    const into = path.join(stage, name);
    if (form !== 'tool') await compileLibrary(from, into);
    for (const folder of toolFolders[name] ?? [])
      await copySources(path.join(from, folder), path.join(into, folder));
    await bundleConfigs(from, into, configEntries[name] ?? []);
    const changelog = path.join(from, 'CHANGELOG.md');
    if (existsSync(changelog)) await copyFile(changelog, path.join(into, 'CHANGELOG.md'));
    const text = JSON.stringify(packManifest(manifest, form, versions, browserslist), null, 2);
    await writeFile(path.join(into, 'package.json'), `${text}\n`);
  }
}

const readManifest = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as WorkspaceManifest;

async function compileDeclarations(root: string, to: string): Promise<void> {
  const compiler = path.join(root, 'node_modules/typescript-7/bin/tsc');
  const args = [compiler, '-p', path.join(root, 'tsconfig.packs.json'), '--outDir', to];
  await runFile(process.execPath, args, { cwd: root, maxBuffer: 1e8 }).catch((error: unknown) => {
    throw new PublishError(`the declarations do not compile:\n${(error as { stdout: string }).stdout}`);
  });
}
