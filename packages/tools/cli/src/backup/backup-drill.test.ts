import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillDataFolder, startApiProcess, type ApiProcess } from '@escale/core/testing';
import { publishModule, siteStatus } from '@escale/site';
import { runCommand } from '../run-command';
import { createScratch } from '@escale/site/testing';
import { callerOf, type Caller } from './test-caller';

let folder: string;
let dataDir: string;
let api: ApiProcess;
let caller: Caller;
const scratch = createScratch();
const { siteDir } = scratch;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'drill-'));
  dataDir = path.join(folder, 'data');
  await fillDataFolder(dataDir);
});
afterAll(async () => {
  await api.stop('SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  scratch.remove();
});
afterEach(() => jest.restoreAllMocks());

const start = async () => {
  api = await startApiProcess({ ESCALE_DATA_DIR: dataDir, MAILBOX: 'on' });
  caller = callerOf(api.origin);
};

/** Runs a command on the folders of this test; returns its exit code and output. */
async function escale(...argv: string[]): Promise<[code: number, text: string]> {
  const said: string[] = [];
  const hear = (text: string | Uint8Array) => said.push(String(text)) > 0;
  jest.spyOn(process.stdout, 'write').mockImplementation(hear);
  jest.spyOn(process.stderr, 'write').mockImplementation(hear);
  const code = await runCommand([...argv, '--site', siteDir]);
  jest.restoreAllMocks();
  return [code, said.join('')];
}

test('a drill: back up during writes and publishes, lose everything, restore it', async () => {
  await start();
  const token = await caller.signIn();
  await escale('publish', await scratch.moduleBuild('yard', 'first'));
  await escale('publish', await scratch.moduleBuild('yard', 'second'));
  const writer = caller.writeOn(token);
  await writer.until(5);
  const before = [...writer.acknowledged];
  const publishing = scratch
    .moduleBuild('quay', 'first')
    .then((distDir) => publishModule({ siteDir, distDir }));
  const [[code, said]] = await Promise.all([
    escale('backup', path.join(folder, 'kept/'), '--data', dataDir),
    publishing,
  ]);
  const during = writer.acknowledged.length;
  await writer.until(during + 1);
  await writer.stop();
  expect(code).toBe(0);
  const [name = ''] = await readdir(path.join(folder, 'kept'));
  const file = path.join(folder, 'kept', name);
  expect(said).toContain(`${file}: the embedded database and the site, `);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(before.length).toBeLessThan(writer.acknowledged.length);

  const running = await escale(
    'restore',
    '--from',
    file,
    '--data',
    dataDir,
    '--force',
    'drill',
    '--only',
    'data',
  );
  expect(running).toEqual([1, expect.stringContaining('stop the API first')]);
  await api.stop('SIGKILL');
  await rm(dataDir, { recursive: true });
  await rm(siteDir, { recursive: true });
  expect(await escale('restore', '--from', file, '--data', dataDir)).toEqual([
    0,
    expect.stringMatching(/^restored the backup of .*: the embedded database and the site\n$/),
  ]);

  await start();
  expect(await caller.namesOf(await caller.signIn())).toEqual(expect.arrayContaining(before));
  expect((await caller.call('GET', '/api/auth/me', token)).status).toBe(200);
  const { modules } = await siteStatus(siteDir);
  expect(modules.map(({ state }) => state)).not.toContain('missing');
  expect(modules.find(({ id }) => id === 'yard')).toMatchObject({ state: 'live' });
  expect(await escale('rollback', 'yard')).toEqual([0, expect.stringContaining('live again')]);

  await api.stop();
  const twice = await escale('restore', '--from', file, '--data', dataDir);
  expect(twice).toEqual([
    1,
    expect.stringMatching(
      /there is a database in .* and there is a site in .*: restore elsewhere, or say why/,
    ),
  ]);
  const [cold, where] = await escale(
    'backup',
    path.join(folder, 'cold.tar.gz'),
    '--data',
    dataDir,
    '--only',
    'data',
  );
  expect([cold, where]).toEqual([0, expect.stringContaining('the embedded database, ')]);
  const forced = ['--data', dataDir, '--force', 'the disk was changed'];
  const [code2, aside] = await escale('restore', '--from', path.join(folder, 'cold.tar.gz'), ...forced);
  expect([code2, aside]).toEqual([0, expect.stringMatching(/what was there before is in .*before-restore-/)]);
  await start();
  expect((await caller.call('GET', '/api/auth/me', token)).status).toBe(200);
}, 240_000);
