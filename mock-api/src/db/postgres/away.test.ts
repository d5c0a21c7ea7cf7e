import { createDatabase, startPostgres, type TestPostgres } from '@escale/postgres-for-tests';
import { sql } from 'drizzle-orm';
import { newSecret } from '../../data-folder/secret';
import { connectSocket, until } from '../../../testing/test-socket';
import {
  accounts,
  bearerHeaders,
  signIn,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server';
import { isDatabaseUnavailable } from '../database-errors';
import { openPostgres } from './open-postgres';

let postgres: TestPostgres;
let server: TestServer;
beforeAll(async () => {
  postgres = await startPostgres(undefined, { durable: true });
  const url = await createDatabase(postgres.url, 'away');
  const database = await openPostgres(url, 3);
  server = await startTestServer({ DATABASE_URL: url }, { database, secret: newSecret() });
}, 120_000);
afterAll(async () => {
  await server.close();
  await postgres.remove();
});

interface UserNames {
  firstName?: string;
}

test.each(['fast', 'kill'] as const)(
  'when the server stops (%s) under load, calls fail only with 503, and no confirmed change is lost',
  async (how) => {
    await server.forgetLimits();
    const client = server.client();
    const { accessToken, user } = await signIn(server, client, accounts.superAdmin);
    const options = { reconnection: true, reconnectionDelay: 300, reconnectionDelayMax: 600 };
    const live = await connectSocket(server.origin, { token: accessToken }, options);
    const told: { status: number; code?: string; name: string }[] = [];
    let round = 0;
    const write = async () => {
      const name = `Awa ${(round += 1)}`;
      const { status, body } = await client.put(
        `/users/${user.id}`,
        { firstName: name },
        bearerHeaders(accessToken),
      );
      told.push({ status, code: body.code as string | undefined, name });
      return status;
    };
    const load = async (shouldContinue: () => boolean) => {
      while (shouldContinue())
        await Promise.all([write(), client.get('/users', bearerHeaders(accessToken)), write()]);
    };
    let isStopped = false;
    const loading = load(() => told.length < 20 || !isStopped);
    await until(() => told.length >= 6);
    await postgres.stop(how);
    isStopped = true;
    await loading;
    const started = performance.now();
    const answer = await client.get('/auth/me', bearerHeaders(accessToken));
    expect(performance.now() - started).toBeLessThan(6_000);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(answer.body).toEqual({
      success: false,
      code: 'OVERLOADED',
      error: 'Le service est momentanément indisponible. Veuillez réessayer dans quelques secondes.',
    });
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200, 503]));

    await postgres.start();
    while ((await write()) !== 200);
    expect(await live.ended).toBe('transport close');
    await until(() => live.socket.connected);
    live.socket.disconnect();
    const acknowledged = told.filter(({ status }) => status === 200).map(({ name }) => name);
    const kept = (await server.audit()).map(
      ({ metadata }) => (metadata.after as UserNames | undefined)?.firstName,
    );
    expect(acknowledged.filter((name) => !kept.includes(name))).toEqual([]);
  },
  60_000,
);

test('a slow statement, or a pool without a free connection, neither hangs nor counts as a fault', async () => {
  const slow = server.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 50`);
    await tx.execute(sql`SELECT pg_sleep(30)`);
  });
  expect(isDatabaseUnavailable(await slow.catch((error: unknown) => error))).toBe(true);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const holding = Array.from({ length: 3 }, () => server.db.transaction(() => held));
  const waiting = server.client().post('/auth/check-email', { email: accounts.admin.email });
  const metrics = async () => (await fetch(`${server.origin}/metrics`)).text();
  expect(await metrics()).toMatch(/^escale_database_connections 3$/m);
  expect(await metrics()).toMatch(/^escale_database_waiting [1-9]\d*$/m);
  expect((await waiting).status).toBe(503);
  release();
  await Promise.all(holding);
  expect((await server.client().post('/auth/check-email', { email: accounts.admin.email })).status).toBe(200);
}, 60_000);

test('connections that are lost at any statement do not use up the pool', async () => {
  for (let round = 0; round < 8; round += 1) {
    const cut = server.db.transaction((tx) => tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`));
    expect(isDatabaseUnavailable(await cut.catch((error: unknown) => error))).toBe(true);
  }
  expect((await server.client().post('/auth/check-email', { email: accounts.admin.email })).status).toBe(200);
});
