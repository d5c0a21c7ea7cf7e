import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { freePort, startProcess } from '@escale/core/testing';
import { createTestClient, newestMailOf } from '../../testing/test-client';
import { fillDataFolder } from '../../testing/test-database';
import { accounts, bearerHeaders, signIn } from '../../testing/test-server';
import { openEmbedded } from './embedded';
import { createOldTables } from '../../testing/test-old-tables';

/**
 * The previous release: the number of its migrations, and a file with the rows of each table,
 * written by `json_agg` after that release had been seeded and used.
 */
const previousRelease = { rows: 'previous-release/rows.json.gz', migrations: 9 };

type RowsByTable = Record<string, Record<string, unknown>[]>;

let folder: string;
let apiProcess: ReturnType<typeof startProcess> | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'upgrade-'));
});
afterAll(async () => {
  apiProcess?.child.kill('SIGKILL');
  await apiProcess?.ended;
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

async function readRows(): Promise<RowsByTable> {
  const packed = await readFile(path.join(import.meta.dirname, previousRelease.rows));
  return JSON.parse((await promisify(gunzip)(packed)).toString('utf8')) as RowsByTable;
}

/** Fills the tables without firing triggers; sequences continue after the last row. */
async function fillTables(client: PGlite, rows: RowsByTable): Promise<void> {
  await client.exec('SET session_replication_role = replica');
  for (const [table, content] of Object.entries(rows)) {
    await client.query(`DELETE FROM ${table}`);
    await client.query(
      `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::${table}, $1)`,
      [JSON.stringify(content)],
    );
    if (content.some(({ id }) => typeof id === 'number'))
      await client.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), max(id)) FROM ${table}`, [table]);
  }
}

test('this release opens the data of the previous one: nothing is lost, and people sign in and work', async () => {
  const rows = await readRows();
  await fillDataFolder(folder, 'bare');
  const old = await PGlite.create(path.join(folder, 'postgres'));
  await createOldTables(old, previousRelease.migrations);
  await fillTables(old, rows);
  await old.close();

  const port = await freePort();
  apiProcess = startProcess({
    HOST: '127.0.0.1',
    MAILBOX: 'on',
    API_PORT: String(port),
    ESCALE_DATA_DIR: folder,
    RETENTION_MONTHS: '1200',
  });
  await apiProcess.ready;
  const origin = `http://127.0.0.1:${port}`;
  const client = createTestClient(origin);
  const newestMail = () => newestMailOf(origin);
  const headers = bearerHeaders((await signIn({ newestMail }, client, accounts.superAdmin)).accessToken);
  const listed = (await client.get('/users', headers)).body.data as { id: string; email: string }[];
  expect(listed.map((user) => user.email).sort()).toEqual(rows.users?.map((user) => user.email).sort());
  const person = { firstName: 'Ama', lastName: 'Sow', role: 'OPERATOR', username: 'ama.sow' };
  const added = await client.post('/users', { ...person, email: 'ama.sow@escale.test' }, headers);
  expect(added.body).toMatchObject({ success: true, invitationSent: true });

  apiProcess.child.kill('SIGTERM');
  expect([await apiProcess.ended, apiProcess.output.err]).toEqual([0, '']);
  const { db, close } = await openEmbedded(folder);
  for (const [table, least] of [
    ['audit_logs', rows.audit_logs?.length],
    ['sessions', rows.sessions?.length],
  ] as const) {
    const found = (await db.execute(`SELECT count(*)::int AS rows FROM ${table}`)) as {
      rows: { rows: number }[];
    };
    expect(found.rows[0]?.rows).toBeGreaterThan(least ?? 0);
  }
  await close();
}, 120_000);
