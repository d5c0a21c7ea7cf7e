import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError } from '../start-error';
import { completeRestore } from './restore';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'restored-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const makeFolder = (name: string) => mkdir(path.join(folder, name), { recursive: true });

test('a new data folder, and one with a database, are opened', async () => {
  await completeRestore(folder);
  await makeFolder('postgres');
  await makeFolder('before-restore-20261127T100000Z');
  await completeRestore(folder);
});

test.each(['.restoring', 'before-restore-20261127T100000Z'])(
  'creates no demo data beside the remains of a restore (%s), and says what to do',
  async (rest) => {
    await makeFolder(rest);
    await expect(completeRestore(folder)).rejects.toThrow(StartError);
    await expect(completeRestore(folder)).rejects.toThrow(/n'a pas de base de données.*« escale restore »/);
  },
);

test('completes a restore that was killed while it replaced the data', async () => {
  await makeFolder('.restored/in/postgres');
  await writeFile(path.join(folder, '.restored/in/secret.key'), 'restored');
  await completeRestore(folder);
  expect(await readFile(path.join(folder, 'secret.key'), 'utf8')).toBe('restored');
});
