/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fetchDump, serveDumps } from './dump-socket';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'dump-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test.each([
  ['short', 'data'],
  ['longer than the address of a socket', path.join('d'.repeat(90), 'e'.repeat(90))],
])('a folder whose path is %s hands out copies while it is served', async (_name, name) => {
  const folder = path.join(root, name);
  await mkdir(folder, { recursive: true });
  const file = path.join(root, 'copy');
  expect(await fetchDump(folder, file)).toBe(false);
  let copies = 0;
  const stop = await serveDumps(folder, () => Promise.resolve(new Blob([`copy ${(copies += 1)}`])));
  for (const content of ['copy 1', 'copy 2']) {
    expect(await fetchDump(folder, file)).toBe(true);
    expect(await readFile(file, 'utf8')).toBe(content);
  }
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await stop();
  expect(await fetchDump(folder, file)).toBe(false);
});

test('a socket that a killed process has left is replaced', async () => {
  await writeFile(path.join(root, 'escale.sock'), '');
  const stop = await serveDumps(root, () => Promise.resolve(new Blob(['copy'])));
  expect(await fetchDump(root, path.join(root, 'copy'))).toBe(true);
  await stop();
});

test('a copy that cannot be made is a failure, and says nothing of the data', async () => {
  const stop = await serveDumps(root, () => Promise.reject(new Error('row of awa@escale.test')));
  await expect(fetchDump(root, path.join(root, 'copy'))).rejects.toThrow(
    'the API could not copy its database',
  );
  await stop();
});

test('a copy that is cut short is a failure', async () => {
  const server = createServer((_request, response) => {
    response.setHeader('content-length', 10);
    response.write('half');
    response.once('error', () => undefined);
    setImmediate(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(path.join(root, 'escale.sock'), resolve));
  await expect(fetchDump(root, path.join(root, 'copy'))).rejects.toThrow('aborted');
  await new Promise((resolve) => server.close(resolve));
});
