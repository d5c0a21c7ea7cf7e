import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApiProcess, type ApiProcess } from '@escale/core/testing';
import {
  createDatabase,
  findWithClient,
  queryOn,
  startPostgres,
  type TestPostgres,
} from '@escale/postgres-for-tests';
import { createBackup, restoreBackup } from '@escale/backup';
import { callerOf } from './test-caller';

const programs = findWithClient();
const postgresTest = typeof programs === 'string' ? test.skip : test;

let folder: string;
let server: TestPostgres | undefined;
const runningApis: ApiProcess[] = [];
const { PATH } = process.env;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'postgres-drill-'));
  if (typeof programs !== 'string') process.env.PATH = `${programs.folder}:${PATH ?? ''}`;
});
afterAll(async () => {
  for (const api of runningApis) await api.stop('SIGKILL');
  await server?.remove();
  await rm(folder, { recursive: true, force: true });
  process.env.PATH = PATH;
});

async function start(databaseUrl: string, dataDir: string) {
  const environment = { DATABASE_URL: databaseUrl, ESCALE_DATA_DIR: dataDir, MAILBOX: 'on' };
  const api = await startApiProcess(environment);
  runningApis.push(api);
  return { api, caller: callerOf(api.origin) };
}

postgresTest(
  'a drill on PostgreSQL: back up during writes, restore into another database (skipped without an installed server with pg_dump)',
  async () => {
    server = await startPostgres(programs);
    const places = (name: string, databaseUrl: string) => ({
      databaseUrl,
      dataDir: path.join(folder, name),
      siteDir: path.join(folder, 'no-site'),
    });
    const first = places('first', await createDatabase(server.url, 'first'));
    const second = places('second', await createDatabase(server.url, 'second'));
    const { api, caller } = await start(first.databaseUrl, first.dataDir);
    const token = await caller.signIn();
    const writer = caller.writeOn(token);
    await writer.until(5);
    const before = [...writer.acknowledged];
    const { file, database } = await createBackup(path.join(folder, 'one.tar.gz'), {
      ...first,
      only: 'data',
    });
    expect(database).toBe('postgresql');
    await writer.stop();

    await restoreBackup(file, second);
    expect((await stat(second.dataDir)).mode & 0o777).toBe(0o700);
    const restored = await start(second.databaseUrl, second.dataDir);
    expect(await restored.caller.namesOf(await restored.caller.signIn())).toEqual(
      expect.arrayContaining(before),
    );
    expect((await restored.caller.call('GET', '/api/auth/me', token)).status).toBe(200);

    const refused = (force?: string) => restoreBackup(file, { ...first, force });
    await expect(refused()).rejects.toThrow('there are tables in the database of DATABASE_URL');
    await expect(refused('drill')).rejects.toThrow('stop the API processes first');
    await api.stop();
    const later = writer.acknowledged.length;
    expect(later).toBeGreaterThan(before.length);
    const ofLater = 'CREATE TABLE of_a_later_release (id uuid REFERENCES users (id))';
    await queryOn(first.databaseUrl, ofLater);
    await restoreBackup(file, { ...first, force: 'drill' });
    await expect(queryOn(first.databaseUrl, 'SELECT * FROM of_a_later_release')).rejects.toThrow(
      'does not exist',
    );
    const again = await start(first.databaseUrl, first.dataDir);
    expect(await again.caller.namesOf(await again.caller.signIn())).toEqual(expect.arrayContaining(before));
  },
  240_000,
);

test('without the programs of PostgreSQL, what is missing is said', async () => {
  const { PATH: before } = process.env;
  process.env.PATH = folder;
  const places = { databaseUrl: 'postgres://escale@127.0.0.1:1/escale', dataDir: folder, siteDir: folder };
  await expect(createBackup(path.join(folder, 'none.tar.gz'), places)).rejects.toThrow(
    'pg_dump is not on the PATH: install the client programs of PostgreSQL',
  );
  process.env.PATH = before;
});
