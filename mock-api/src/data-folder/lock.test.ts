import { mkdir, mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockFolder } from './lock';
import { folderSecret } from './secret';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const staleMs = 2_000;
const lost = () => {
  throw new Error('the lock was lost');
};
const take = () => lockFolder(folder, lost, staleMs);

test('of several takers at once one gets the folder, the others are refused by its process id', async () => {
  const results = await Promise.allSettled(Array.from({ length: 4 }, take));
  const taken = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  expect(taken).toHaveLength(1);
  expect(refused).toHaveLength(3);
  for (const reason of refused)
    expect(reason).toContain(
      `Le dossier de données ${folder} est déjà ouvert par un autre processus (${process.pid})`,
    );
  await taken[0]?.();
  await (
    await take()
  )();
});

test('a lock that is no longer renewed is taken over', async () => {
  const abandoned = path.join(folder, 'escale.lock.d');
  await mkdir(abandoned);
  const before = new Date(Date.now() - staleMs - 1_000);
  await utimes(abandoned, before, before);
  const started = Date.now();
  const release = await take();
  expect(Date.now() - started).toBeLessThan(staleMs);
  await release();
});

test('the secret is made once, for the owner only', async () => {
  const secret = await folderSecret(folder);
  expect(secret).toHaveLength(32);
  expect(await folderSecret(folder)).toEqual(secret);
  expect((await stat(path.join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
});
