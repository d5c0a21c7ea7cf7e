import { eq, sql } from 'drizzle-orm';
import { daysMs, minutesMs } from '../clock';
import { accounts, bearerHeaders, signIn, startTestServer, type TestServer } from '../../testing/test-server';
import { sessions, users } from '../db/schema';
import { recordAudit, recordAudits } from '../audit/record';
import { connectSocket, until } from '../../testing/test-socket';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(() => server.close());

async function arrive(account: keyof typeof accounts, options: object = {}, auth: object = {}) {
  const client = server.client();
  const credentials = accounts[account] as { email: string; password: string };
  const { accessToken: token, user } = await signIn(server, client, credentials);
  const connection = await connect(token, options, auth);
  return { ...connection, client, token, userId: user.id };
}

async function connect(token: unknown, options: object = {}, auth: object = {}) {
  return connectSocket(server.origin, { token, ...auth }, options);
}

const caller = { ipAddress: '127.0.0.1', userAgent: 'test' };

describe('the handshake', () => {
  test('accepts a websocket with a valid token', async () => {
    const { socket, client, token } = await arrive('operator');
    expect(socket.io.engine.transport.name).toBe('websocket');
    expect((await client.get('/auth/me', bearerHeaders(token))).status).toBe(200);
    expect((await client.get('/no-such-call')).status).toBe(404);
  });

  test('accepts polling and upgrades it to a websocket', async () => {
    const { socket, of, userId } = await arrive('operator', { transports: ['polling', 'websocket'] });
    await until(() => of('user_connected').length > 0);
    expect(of('user_connected')[0]).toMatchObject({ userId, present: true });
    await until(() => socket.io.engine.transport.name === 'websocket');
  });

  test.each([
    ['no token', undefined],
    ['a made-up one', 'a.b.c'],
    ['an object', {}],
  ])('%s is refused', async (_name, token) => {
    await expect(connect(token)).rejects.toMatchObject({ data: { code: 'UNAUTHENTICATED' } });
  });

  test('rejects an expired token and the token of an ended session', async () => {
    const { client, token, ended } = await arrive('operator');
    await client.post('/auth/logout', {}, bearerHeaders(token));
    await ended;
    await expect(connect(token)).rejects.toMatchObject({ data: { code: 'UNAUTHENTICATED' } });
    const other = await arrive('admin');
    server.advance(11 * 60_000);
    await expect(connect(other.token)).rejects.toMatchObject({ data: { code: 'UNAUTHENTICATED' } });
  });

  test('rejects another origin, and an upgrade on another path', async () => {
    const { token } = await arrive('operator');
    const foreign = { extraHeaders: { origin: 'https://elsewhere.test' } };
    await expect(connect(token, foreign)).rejects.toThrow('websocket error');
    await expect(connect(token, { path: '/api/users' })).rejects.toThrow('websocket error');
  });
});

test.each(['websocket', 'polling'])(
  'sends many simultaneous changes one by one over %s',
  async (transport) => {
    const { of, userId } = await arrive('operator', { transports: [transport] });
    const resources = [
      'court',
      'é'.repeat(200),
      '"<&>\\',
      ...Array.from({ length: 40 }, (_, index) => `n${index}`),
    ];
    await recordAudits(
      server.db,
      server.now(),
      caller,
      resources.map((resource) => ({ action: 'UPDATE', resource, userId })),
    );
    await until(() => of('user_activity').length >= resources.length);
    await recordAudit(server.db, server.now(), caller, { action: 'READ', resource: 'end', userId });
    await until(() => of('user_activity').some(({ resource }) => resource === 'end'));
    expect(of('user_activity').map(({ resource }) => resource)).toEqual([...resources, 'end']);
  },
);

test.each(['realtime_activity', 'realtime_topic', 'realtime_presence'])(
  'a notification on %s that cannot be read is logged and left out',
  async (channel) => {
    const { of, userId } = await arrive('operator');
    await server.db.execute(sql`select pg_notify(${channel}, '{')`);
    await recordAudit(server.db, server.now(), caller, { action: 'READ', resource: 'end', userId });
    await until(() => of('user_activity').some(({ resource }) => resource === 'end'));
    expect(server.lines.join('')).toContain('live connection');
  },
);

describe('disconnecting', () => {
  test('signing out disconnects that session only, immediately', async () => {
    const [first, second] = [await arrive('operator'), await arrive('operator')];
    await first.client.post('/auth/logout', {}, bearerHeaders(first.token));
    expect(await first.ended).toBe('io server disconnect');
    expect(second.socket.connected).toBe(true);
  });

  test('a fourth session disconnects the least recent one', async () => {
    const first = await arrive('operator');
    for (let times = 0; times < 3; times += 1) {
      server.advance(1_000);
      await arrive('operator');
    }
    expect(await first.ended).toBe('io server disconnect');
  });

  test('a sign-in in the same browser cuts the connection of the replaced session only, which may reconnect', async () => {
    const [first, other] = [await arrive('operator'), await arrive('operator')];
    const { accessToken } = await signIn(server, first.client, accounts.operator);
    expect(await first.ended).toBe('transport close');
    expect(other.socket.connected).toBe(true);
    await expect(connect(first.token)).rejects.toMatchObject({ data: { code: 'UNAUTHENTICATED' } });
    const { of } = await connect(accessToken, {}, { returning: true });
    await until(() => of('user_connected').length > 0);
  });

  test.each([
    [
      'deactivation',
      (id: string) => server.db.update(users).set({ status: 'INACTIVE' }).where(eq(users.id, id)),
    ],
    ['deletion', (id: string) => server.db.delete(users).where(eq(users.id, id))],
    ['deletion of the session', (id: string) => server.db.delete(sessions).where(eq(sessions.userId, id))],
  ])('%s disconnects', async (_name, change) => {
    const { ended, userId } = await arrive('operator');
    await change(userId);
    expect(await ended).toBe('io server disconnect');
  });

  test('the expiry of the session disconnects', async () => {
    const { ended } = await arrive('operator');
    server.advance(daysMs);
    expect(await ended).toBe('io server disconnect');
  });

  test('an idle session is disconnected, one in use is not', async () => {
    const [idle, used] = [await arrive('operator'), await arrive('admin')];
    for (let minutes = 0; minutes < 35; minutes += 5) {
      server.advance(5 * minutesMs);
      await used.client.post('/auth/refresh');
    }
    expect(await idle.ended).toBe('io server disconnect');
    expect(used.socket.connected).toBe(true);
  });

  test('a connection whose rights cannot be checked is closed, and comes back', async () => {
    const { ended, userId, token } = await arrive('operator');
    const select = jest.spyOn(server.db, 'select').mockImplementation(() => {
      throw new Error('a query that fails');
    });
    await server.db.update(users).set({ firstName: 'Awa', permissions: {} }).where(eq(users.id, userId));
    await server.db.update(users).set({ role: 'ADMIN' }).where(eq(users.id, userId));
    expect(await ended).toBe('transport close');
    select.mockRestore();
    const { of } = await connect(token, {}, { returning: true });
    await until(() => of('user_connected').length > 0);
  });

  test('a rolled-back change disconnects no user', async () => {
    const { socket, userId, of } = await arrive('operator');
    await server.db
      .transaction(async (tx) => {
        await tx.update(users).set({ status: 'INACTIVE' }).where(eq(users.id, userId));
        await recordAudit(tx, server.now(), caller, { action: 'UPDATE', resource: 'users', userId });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await recordAudit(server.db, server.now(), caller, { action: 'READ', resource: 'users', userId });
    await until(() => of('user_activity').some(({ action }) => action === 'READ'));
    expect(of('user_activity')).toHaveLength(1);
    expect(socket.connected).toBe(true);
  });

  test('the server shuts down with open connections', async () => {
    const websocket = await arrive('operator');
    const polling = await arrive('admin', { transports: ['polling'] });
    await server.close();
    expect([await websocket.ended, await polling.ended]).toEqual(['transport close', expect.any(String)]);
    server = await startTestServer();
  });
});
