import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { formatHolder, localHolder, type Holder } from '@escale/data-folder';
import { lockFolder } from './lock';
import { folderSecret } from './secret';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const staleMs = 2_000;
const onLost = () => {
  throw new Error('the lock was lost');
};
const lock = () => lockFolder(folder, onLost, { staleMs });

test('of several concurrent processes one acquires the folder; the others are refused with its process id', async () => {
  const results = await Promise.allSettled(Array.from({ length: 4 }, lock));
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
    await lock()
  )();
});

/** Creates the lock of another process, renewed `ageMs` ago. */
async function leaveLock(holder: Holder, ageMs = 0) {
  await writeFile(path.join(folder, 'escale.pid'), formatHolder(holder));
  const left = path.join(folder, 'escale.lock');
  await mkdir(left, { recursive: true });
  const renewedAt = new Date(Date.now() - ageMs);
  await utimes(left, renewedAt, renewedAt);
}

describe('held by another process', () => {
  const hourMs = 3_600_000;
  const takeFresh = () => lockFolder(folder, onLost, { staleMs: hourMs });
  let child: ChildProcess;
  let holder: Holder;
  const end = async () => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  beforeEach(async () => {
    child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1_000)']);
    await new Promise((resolve) => child.once('spawn', resolve));
    holder = await localHolder(child.pid);
  });
  afterEach(() => (child.exitCode ?? child.signalCode) === null && end());

  test('a fresh lock is refused while its process runs and taken over once it was killed', async () => {
    await leaveLock(holder);
    await expect(takeFresh()).rejects.toThrow(`(${holder.pid})`);
    await end();
    await (
      await takeFresh()
    )();
  });

  test('a lock is never taken over while its process stalls', async () => {
    child.kill('SIGSTOP');
    await leaveLock(holder, hourMs);
    await expect(lock()).rejects.toThrow(`(${holder.pid})`);
  });

  test('a reused process id does not hold the lock', async () => {
    await leaveLock({ ...holder, startTime: '1' });
    await (
      await takeFresh()
    )();
  });

  test('a copy of the folder is not held by the process that holds the folder', async () => {
    const release = await lock();
    const copy = await mkdtemp(path.join(tmpdir(), 'lock-copy-'));
    await cp(folder, copy, { recursive: true });
    const releaseCopy = await lockFolder(copy, onLost, { staleMs: hourMs });
    await expect(lock()).rejects.toThrow(`(${process.pid})`);
    await releaseCopy();
    await release();
    await rm(copy, { recursive: true });
  });

  test('a folder that has moved, or has a new inode number, is still held', async () => {
    const [number, place] = [String((await stat(folder)).ino), await realpath(folder)];
    for (const known of [[number, '/moved'] as const, ['1', place] as const]) {
      await leaveLock({ ...holder, folder: known });
      await expect(takeFresh()).rejects.toThrow(`(${holder.pid})`);
    }
  });

  test('where the start time of a process is unknown, a lock is valid as long as it is renewed', async () => {
    await leaveLock({ ...holder, startTime: '' }, hourMs);
    await (
      await lock()
    )();
  });

  test.each([
    ['another host', 'elsewhere'],
    ['a container of the same host name', `${hostname()}/000000000000`],
  ])(
    'a lock of %s is taken over only when it is no longer renewed, whatever its process id is here',
    async (_title, host) => {
      await end();
      await leaveLock({ ...holder, host });
      const started = Date.now();
      await (
        await lock()
      )();
      expect(Date.now() - started).toBeGreaterThan(staleMs / 2);
    },
  );

  test('of several starts after a crash, one acquires the folder', async () => {
    await end();
    await leaveLock(holder);
    const results = await Promise.allSettled(Array.from({ length: 4 }, lock));
    const taken = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(taken).toHaveLength(1);
    await taken[0]?.();
  });
});

test('the secret is created once, readable by the owner only', async () => {
  const secret = await folderSecret(folder);
  expect(secret).toHaveLength(32);
  expect(await folderSecret(folder)).toEqual(secret);
  expect((await stat(path.join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
});
