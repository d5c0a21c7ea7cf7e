import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOf, fillDataFolder, freePort, startApiProcess, type ApiProcess } from '@escale/core/testing';
import { formatRegistry, type ModuleDescriptor } from '@escale/contracts';
import { createScratch } from '@escale/site/testing';
import { callerOf } from './backup/test-caller';
import { createModule } from './create-module';
import { runCommand } from './run-command';

const fromRoot = (...parts: string[]) => path.resolve(...parts);
const scratch = createScratch();
const processes: ChildProcess[] = [];
let api: ApiProcess | undefined;
let folder: string;

afterAll(async () => {
  for (const child of processes) {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  }
  await api?.stop();
  scratch.remove();
});

beforeAll(async () => {
  folder = await createModule({
    id: 'yard',
    parentDir: await scratch.folder({}),
    standalone: { bundler: 'webpack', withBackend: true },
  });
  // Copies and links replace the packs and their dependencies, which are not installed.
  const installed = path.join(folder, 'node_modules');
  cpSync(fromRoot('mf-users/node_modules'), installed, { recursive: true, verbatimSymlinks: false });
  const links: Record<string, string> = {
    '@escale/module-token': 'packages/server/module-token',
    fastify: 'packages/server/module-token/node_modules/fastify',
    yup: 'packages/contracts/node_modules/yup',
    '@types/node': 'node_modules/@types/node',
    '@types/jest': 'packages/tools/testing/node_modules/@types/jest',
  };
  for (const [name, target] of Object.entries(links))
    if (!existsSync(path.join(installed, name))) symlinkSync(fromRoot(target), path.join(installed, name));
});

/** Starts a program and waits until its output contains each of the texts; without texts, for its first line. */
async function start(
  args: string[],
  cwd: string,
  env: Record<string, string>,
  texts: string[] = [],
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  let output = '';
  do output += String((await once(child.stdout, 'data'))[0]);
  while (!texts.every((text) => output.includes(text)));
}

const tsx = fromRoot('packages/tools/cli/node_modules/tsx/dist/loader.mjs');

it('a repository with a back end passes the tests of both sides', () => {
  const jest = fromRoot('node_modules/jest/bin/jest.js');
  const { status, stderr } = spawnSync(process.execPath, [jest, '-i'], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toContain('Tests:       6 passed, 6 total');
  expect(status).toBe(0);
}, 180_000);

it('its back end gets the calls of a user through the gateway, and refuses a token for another module', async () => {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'escale.module.json'), 'utf8')) as object;
  const yard = { ...manifest, version: '1.0.0', entry: null, files: {} } as ModuleDescriptor;
  const silo: ModuleDescriptor = { ...yard, id: 'silo', path: '/silo', routes: [] };
  const registry = formatRegistry([yard, silo].map((live) => ({ live, previous: [] })));
  const siteDir = await scratch.folder({ 'modules.json': registry });
  const dataDir = await scratch.folder({});
  await fillDataFolder(dataDir);
  api = await startApiProcess({
    ESCALE_DATA_DIR: dataDir,
    MODULE_REGISTRY: path.join(siteDir, 'modules.json'),
  });
  const [port, backendPort] = [String(await freePort()), String(await freePort())];
  const backend = `http://localhost:${backendPort}`;
  await start(['--import', tsx, 'backend/server.mjs'], folder, {
    PORT: backendPort,
    ESCALE_PLATFORM: api.origin,
  });
  await start([bundleOf('gateway')], siteDir, {
    PORT: port,
    HOST: '127.0.0.1',
    API_ORIGIN: api.origin,
    ESCALE_SITE_DIR: siteDir,
    MODULE_BACKENDS: `yard=${backend},silo=${backend}`,
  });

  const token = await callerOf(api.origin).signIn();
  const { call } = callerOf(`http://127.0.0.1:${port}`);
  expect(await call('GET', '/api/x/yard/entries', token)).toMatchObject({
    status: 200,
    body: { success: true, data: [{ id: '1', name: 'Exemple' }] },
  });
  expect(await call('GET', '/api/x/silo/entries', token)).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHENTICATED' },
  });
}, 120_000);

it('is developed with both sides: the page gets the entries of its own back end, with a token', async () => {
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  await start(
    ['node_modules/@escale/module-kit/build/run-dev.mjs', '.', '--standalone'],
    folder,
    { PORT: port, NODE_OPTIONS: `--import=${pathToFileURL(tsx).href}` },
    [`${origin} with its back end`, `verifies tokens of ${origin}`],
  );
  const answer = await fetch(`${origin}/api/x/yard/entries`, {
    headers: { authorization: 'Bearer made-up' },
  });
  expect(await answer.json()).toEqual({ success: true, data: [{ id: '1', name: 'Exemple' }] });
  expect((await fetch(`${origin}/api/x/silo/entries`)).status).toBe(404);
  const foreign = { headers: { origin: 'https://evil.example' } };
  expect((await fetch(`${origin}/api/x/yard/entries`, foreign)).status).toBe(403);
}, 120_000);

it('the types of both sides hold', () => {
  const tsc = fromRoot('node_modules/typescript-7/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', 'backend'], { cwd: folder, encoding: 'utf8' });
  expect(stdout).toBe('');
});

it('is not made inside the checkout, which the command says', async () => {
  const output = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await runCommand(['create', 'lane', '--with-backend'])).toBe(2);
  expect(output).toHaveBeenCalledWith(expect.stringContaining('add --standalone'));
});
