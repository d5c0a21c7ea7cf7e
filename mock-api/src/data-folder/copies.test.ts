import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fetchDump } from '@escale/data-folder';
import { serveCopies } from './copies';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copies-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const log = { error: jest.fn(), warn: jest.fn() };
beforeEach(() => jest.clearAllMocks());

test('warns, and keeps running, when the data folder cannot hold a socket', async () => {
  await mkdir(path.join(folder, 'escale.sock'));
  const stop = await serveCopies(folder, () => Promise.resolve(new Blob()), log);
  expect(log.warn).toHaveBeenCalledTimes(1);
  await stop();
});

test('a copy that cannot be made is logged', async () => {
  const failure = new Error('disk');
  const stop = await serveCopies(folder, () => Promise.reject(failure), log);
  await expect(fetchDump(folder, path.join(folder, 'copy'))).rejects.toThrow();
  expect(log.error).toHaveBeenCalledWith(failure, expect.any(String));
  await stop();
});
