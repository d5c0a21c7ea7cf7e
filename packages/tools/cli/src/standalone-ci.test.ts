import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createScratch } from '@escale/site/testing';
import { createModule } from './create-module';
import { testedVersions } from './standalone-repository';

const scratch = createScratch();
const pnpmCommand = path.resolve('node_modules/.bin/pnpm');
const lockFiles = { npm: 'package-lock.json', pnpm: 'pnpm-lock.yaml' } as const;
type PackageManager = keyof typeof lockFiles;

/** The answer of a mirror that lags behind and does not list the pinned pnpm yet. */
const staleListing = JSON.stringify({
  name: 'pnpm',
  'dist-tags': { latest: '12.0.0' },
  versions: { '12.0.0': { name: 'pnpm', version: '12.0.0', dist: { tarball: 'http://127.0.0.1/pnpm.tgz' } } },
});
let registry: Server;
beforeAll(async () => {
  registry = createServer(({ url }, response) =>
    url === '/pnpm'
      ? response.setHeader('content-type', 'application/json').end(staleListing)
      : response.writeHead(404).end(),
  );
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  registry.closeAllConnections();
  registry.close();
  scratch.remove();
});

/** The `npx` of a pipeline: the pnpm of this workspace stands in for the one that npx would fetch. */
const npx = `#!/usr/bin/env bash
[ "$1 $2" = "-y pnpm@${testedVersions.pnpm}" ] || { echo "no $*"; exit 1; }
shift 2
exec '${pnpmCommand}' "$@"
`;

type PackageManifest = Record<string, unknown> & { scripts: Record<string, string> };

/** Creates a repository without dependencies, whose gates pass. */
async function createRepository(manager: PackageManager) {
  const packs = await scratch.folder({});
  const folder = await createModule({
    id: 'yard',
    parentDir: packs,
    standalone: { bundler: 'webpack' },
  });
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as PackageManifest;
  const scripts = { ...manifest.scripts, verify: 'echo verified' };
  const changed = { ...manifest, scripts, dependencies: {}, devDependencies: {} };
  await writeFile(
    file,
    JSON.stringify(manager === 'npm' ? { ...changed, packageManager: 'npm@11.0.0' } : changed),
  );
  return folder;
}

async function runCi(folder: string) {
  const bin = await scratch.folder({ npx });
  await chmod(path.join(bin, 'npx'), 0o755);
  const { port } = registry.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/`;
  const env = {
    ...process.env,
    PATH: `${bin}:${process.env.PATH ?? ''}`,
    CI: 'true',
    NODE_ENV: undefined,
    npm_config_registry: address,
    pnpm_config_registry: address,
    pnpm_config_cache_dir: path.join(bin, 'cache'),
    pnpm_config_store_dir: path.join(bin, 'store'),
  };
  return new Promise<string>((resolve) => {
    execFile(path.join(folder, '.ci/run'), { env }, (error, stdout, stderr) =>
      resolve(`${stdout}${stderr}exit ${String(error?.code ?? 0)}`),
    );
  });
}

const passedOutput = /^verified\n[\s\S]*exit 0$/m;

it.each<PackageManager>(['pnpm', 'npm'])('.ci/run passes twice in a row under %s', async (manager) => {
  const folder = await createRepository(manager);
  expect(await runCi(folder)).toMatch(passedOutput);
  const lock = path.join(folder, lockFiles[manager]);
  const written = readFileSync(lock, 'utf8');
  expect(await runCi(folder)).toMatch(passedOutput);
  expect(readFileSync(lock, 'utf8')).toBe(written);

  await rm(path.join(folder, 'node_modules'), { recursive: true, force: true });
  await rm(lock);
  expect(await runCi(folder)).toMatch(passedOutput);
  expect(existsSync(lock)).toBe(true);
});

it('.ci/run stops where the lock file does not fit package.json', async () => {
  const folder = await createRepository('pnpm');
  await runCi(folder);
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as PackageManifest;
  await writeFile(file, JSON.stringify({ ...manifest, dependencies: { react: testedVersions.react } }));
  const output = await runCi(folder);
  expect(output).toContain('ERR_PNPM_OUTDATED_LOCKFILE');
  expect(output).not.toContain('verified');
});
