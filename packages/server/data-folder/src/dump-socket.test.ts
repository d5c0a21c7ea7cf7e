import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
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

test('a copy that cannot be made fails, and reveals no data', async () => {
  const failure = new Error('row of awa@escale.test');
  const onFailure = jest.fn();
  const stop = await serveDumps(root, () => Promise.reject(failure), { onFailure });
  await expect(fetchDump(root, path.join(root, 'copy'))).rejects.toThrow(
    'the API could not copy its database',
  );
  expect(onFailure.mock.calls).toEqual([[failure]]);
  await stop();
});

test('a reader that does not read does not delay the shutdown', async () => {
  const copy = new Blob([Buffer.alloc(16 * 1_024 * 1_024)]);
  const stop = await serveDumps(root, () => Promise.resolve(copy), { stopTimeoutMs: 10 });
  const reader = connect(path.join(root, 'escale.sock'));
  reader.write('GET / HTTP/1.1\r\nhost: escale\r\n\r\n');
  await once(reader, 'readable');
  await stop();
  reader.destroy();
});

test('a copy in progress is finished before the shutdown', async () => {
  const copy = Buffer.alloc(16 * 1_024 * 1_024, 'copy');
  const file = path.join(root, 'copy');
  let end: Promise<void> | undefined;
  const dump = () => {
    setImmediate(() => {
      end = stop();
    });
    return Promise.resolve(new Blob([copy]));
  };
  const stop = await serveDumps(root, dump, { stopTimeoutMs: 60_000 });
  expect(await fetchDump(root, file)).toBe(true);
  expect(copy.equals(await readFile(file))).toBe(true);
  await end;
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
