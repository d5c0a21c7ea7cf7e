import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { queryOn } from '@escale/postgres-for-tests';
import { freePort, startProcess } from '@escale/core/testing';
import { createTestClient, newestMailOf } from '../../../testing/test-client';
import { newDatabaseOnServer } from '../../../testing/test-database';
import { toStartError } from '../../opening-failure';
import { accounts, bearerHeaders } from '../../../testing/test-server';
import { openDatabase } from '../open-database';
import { openPostgres } from './open-postgres';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-'));
});
const startedProcesses: ReturnType<typeof startProcess>[] = [];
afterAll(async () => {
  for (const { child } of startedProcesses) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

function start(port: number, environment: Record<string, string>) {
  const started = startProcess({
    HOST: '127.0.0.1',
    API_PORT: String(port),
    ESCALE_DATA_DIR: folder,
    MAILBOX: 'on',
    ...environment,
  });
  startedProcesses.push(started);
  return started;
}

const readGuide = () =>
  readFile(path.join(import.meta.dirname, '../../../../docs/guides/database.md'), 'utf8');

/** Returns the two SQL blocks of the guide: the statements that create role and database, and the one for a new secret. */
async function sqlBlocksOfTheGuide(): Promise<string[]> {
  return [...(await readGuide()).matchAll(/^```sql\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
}

/**
 * Creates role and database with the statements of the guide. Returns the address in the guide, with the host of the test server.
 */
async function databaseOfTheGuide(): Promise<string> {
  const [statements = ''] = await sqlBlocksOfTheGuide();
  const [, address = ''] = /^DATABASE_URL=(\S+)$/m.exec(await readGuide()) ?? [];
  const server = new URL(await newDatabaseOnServer('guide'));
  for (const statement of statements.split(';').filter((one) => one.trim() !== ''))
    await queryOn(server.href, statement);
  return Object.assign(new URL(address), { host: server.host }).href;
}

test('processes that start together fill the database once, share sessions and survive one another', async () => {
  const url = await databaseOfTheGuide();
  const ports = [await freePort(), await freePort()] as const;
  const [first, second] = ports.map((port) => start(port, { DATABASE_URL: url }));
  await Promise.all([first?.ready, second?.ready]);
  const [{ users } = {}] = await queryOn(url, 'SELECT count(*)::int AS users FROM users');
  expect(users).toBe(27);
  expect((await readdir(folder)).sort()).toEqual(['secret.key']);

  const another = { DATABASE_URL: url, API_SECRET: 'another'.repeat(5) };
  const stranger = start(await freePort(), another);
  expect(await stranger.ended).toBe(1);
  expect(stranger.output.err).toMatch(/^Cette base a été utilisée avec un autre secret : .*\n$/);

  const [one, other] = ports.map((port) => createTestClient(`http://127.0.0.1:${port}`));
  await one?.post('/auth/login', accounts.admin);
  const mail = await newestMailOf(`http://127.0.0.1:${ports[1]}`);
  for (const [name, value] of one?.cookies ?? []) other?.cookies.set(name, value);
  first?.child.kill('SIGKILL');
  const verified = await other?.post('/auth/verify-otp', {
    email: accounts.admin.email,
    otpCode: mail?.code,
  });
  expect(verified?.status).toBe(200);
  expect((await other?.get('/auth/me', bearerHeaders(verified?.body.accessToken)))?.status).toBe(200);
  second?.child.kill('SIGTERM');
  expect(await second?.ended).toBe(0);
  expect(second?.output.err).toBe('');

  const [, newSecret = ''] = await sqlBlocksOfTheGuide();
  await queryOn(url, newSecret);
  await start(await freePort(), another).ready;
}, 120_000);

test('says that a server does not answer in one sentence, and ends', async () => {
  const { ended, output } = start(await freePort(), { DATABASE_URL: 'postgres://127.0.0.1:1/escale' });
  expect(await ended).toBe(1);
  expect(output.err).toMatch(/127\.0\.0\.1:1\/escale .*ECONNREFUSED/);
  expect(output.err.trim().split('\n')).toHaveLength(1);
}, 60_000);

/** Returns the message that a process prints instead of starting. */
const refusalOf = (url: string): Promise<string> =>
  openDatabase({ folder, url }).then(
    () => 'opened',
    (cause: unknown) => toStartError({ folder, url }, cause).message,
  );

test('says which database is missing, or in which encoding it is, without the password', async () => {
  const url = new URL(await newDatabaseOnServer('encodings'));
  await queryOn(url.href, `CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LOCALE 'C'`);
  const password = randomUUID();
  const sentenceFor = async (name: string) => {
    const sentence = await refusalOf(Object.assign(new URL(url), { pathname: `/${name}`, password }).href);
    expect(sentence).not.toContain(password);
    return sentence;
  };
  expect(await sentenceFor('nowhere')).toMatch(/nowhere .*\(cette base n'existe pas\)/);
  expect(await sentenceFor('latin')).toMatch(/latin .*\(elle est en LATIN1, il la faut en UTF8\)/);
});

test('refuses a database of a later release, in one sentence', async () => {
  const url = await newDatabaseOnServer('newer');
  await (await openPostgres(url)).close();
  await queryOn(
    url,
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)",
  );
  expect(await refusalOf(url)).toMatch(
    /^La base de données de .*newer a été ouverte par une version plus récente, .*$/,
  );
});
