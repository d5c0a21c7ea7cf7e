import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRunning, localHolder, localHost } from './holder';

/** The contents of /proc; empty if the system has none. */
const mockProc: Record<string, string> = {};
jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  const read = async (file: string) => mockProc[file] ?? Promise.reject(new Error('ENOENT'));
  const readFile = (file: string, encoding: 'utf8') =>
    file.startsWith('/proc/') ? read(file) : real.readFile(file, encoding);
  return { ...real, readFile, readlink: read };
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'holder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function fakePs(text: string): Promise<void> {
  const program = path.join(folder, 'ps');
  await writeFile(program, `#!/bin/sh\necho '${text}'\n`);
  await chmod(program, 0o755);
  process.env.PATH = `${folder}${path.delimiter}${process.env.PATH}`;
}

test('without /proc, ps tells when a process started, and a reused id is not taken for it', async () => {
  expect((await localHolder()).startTime).toMatch(/^\d+000$/);
  await fakePs('Ss   Fri Nov  6 18:55:51 2026    ');
  const holder = await localHolder();
  expect(holder.startTime).toBe(String(Date.UTC(2026, 10, 6, 18, 55, 51)));
  expect(await isRunning(holder)).toBe(true);
  expect(await isRunning({ ...holder, startTime: '1000' })).toBe(false);
  await fakePs('Z    Fri Nov  6 18:55:51 2026    ');
  expect(await isRunning(holder)).toBe(false);
});

test('containers with the same host name are different hosts, and so is a host after a restart', async () => {
  const hosts = [await localHost()];
  for (const [namespace, run] of [
    ['pid:[1]', 'a'],
    ['pid:[2]', 'a'],
    ['pid:[2]', 'b'],
  ] as const) {
    Object.assign(mockProc, {
      '/proc/self/ns/pid': namespace,
      '/proc/sys/kernel/random/boot_id': run,
    });
    hosts.push(await localHost());
  }
  expect(new Set(hosts).size).toBe(4);
});

test('without ps either, a process that runs may be the holder', async () => {
  process.env.PATH = folder;
  const holder = await localHolder();
  expect(holder.startTime).toBe('');
  expect(await isRunning(holder)).toBe(true);
});
