import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockFolder } from './lock';
import { folderSecret } from './secret';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder that a living process holds is refused in one sentence; released, it is free', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `Le dossier de données ${folder} est déjà ouvert par un autre processus (${process.pid})`,
  );
  release();
  expect(await readdir(folder)).toEqual([]);
  (await lockFolder(folder))();
});

test('of several takers at once one gets it', async () => {
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each([
  ['dead', () => `${spawnSync(process.execPath, ['--version']).pid} 1`],
  ['another one with the number of this', () => `${process.pid} 1`],
  ['unreadable', () => ''],
])('the lock of a process that is %s is taken over', async (_which, holder) => {
  await writeFile(path.join(folder, 'escale.lock'), holder());
  const release = await lockFolder(folder);
  expect(await readFile(path.join(folder, 'escale.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  release();
});

test('the secret is made once, for the owner only', async () => {
  const secret = await folderSecret(folder);
  expect(secret).toHaveLength(32);
  expect(await folderSecret(folder)).toEqual(secret);
  expect((await stat(path.join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
});
