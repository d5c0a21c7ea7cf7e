import { decodeJwt } from 'jose';
import { hoursMs, minutesMs, secondsMs } from '../clock';
import { accounts, bearerHeaders, signIn, startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

async function openSession(remember: boolean) {
  const client = server.client();
  const signed = await signIn(server, client, { ...accounts.operator, remember });
  const me = () => client.get('/auth/me', bearerHeaders(signed.accessToken));
  return { client, ...signed, me };
}

async function signInAsAdministrator() {
  const client = server.client();
  const { accessToken } = await signIn(server, client, accounts.superAdmin);
  const get = async (path: string) => (await client.get(path, bearerHeaders(accessToken))).body;
  return {
    statistics: async () => (await get('/auth/session-stats')).data as object,
    sessionsOf: async (id: string) => (await get(`/users/${id}/sessions`)).data as object[],
    forceLogout: (id: string) => client.post(`/users/${id}/force-logout`, {}, bearerHeaders(accessToken)),
  };
}

test('a session unused for the idle limit ends: it is not renewed, listed or counted', async () => {
  const { client, user } = await openSession(false);
  server.advance(31 * minutesMs);
  const administrator = await signInAsAdministrator();
  expect(await administrator.statistics()).toMatchObject({ activeSessions: 1, activeUsers: 1 });
  expect(await administrator.sessionsOf(user.id)).toEqual([]);
  await administrator.forceLogout(user.id);
  const [forced] = await server.audit();
  expect(forced).toMatchObject({ action: 'LOGOUT', metadata: { reason: 'FORCED', endedSessions: 0 } });
  expect((await client.post('/auth/refresh')).status).toBe(401);
});

test('an idle session does not count towards the session limit of its account', async () => {
  const remembered = await openSession(true);
  server.advance(secondsMs);
  await openSession(false);
  server.advance(31 * minutesMs);
  await openSession(false);
  await openSession(false);
  expect((await remembered.client.post('/auth/refresh')).status).toBe(200);
});

test('a session that is used every 20 minutes lives', async () => {
  const { client } = await openSession(false);
  for (let passed = 0; passed < 3 * hoursMs; passed += 20 * minutesMs) {
    server.advance(20 * minutesMs);
    expect((await client.post('/auth/refresh')).status).toBe(200);
  }
});

test('every call counts as use, to the minute', async () => {
  const { client, me } = await openSession(false);
  server.advance(9 * minutesMs);
  expect((await me()).status).toBe(200);
  server.advance(59 * secondsMs);
  expect((await me()).status).toBe(200);
  server.advance(30 * minutesMs);
  expect((await client.post('/auth/refresh')).status).toBe(200);
});

test('a remembered session has no idle limit', async () => {
  const { client, user } = await openSession(true);
  server.advance(3 * hoursMs);
  expect(await (await signInAsAdministrator()).sessionsOf(user.id)).toHaveLength(1);
  expect((await client.post('/auth/refresh')).status).toBe(200);
});

test('the access token states the idle limit of its session, renewed ones too', async () => {
  const short = await openSession(false);
  const long = await openSession(true);
  const renewed = async ({ client }: typeof short) =>
    (await client.post('/auth/refresh')).body.accessToken as string;
  expect(decodeJwt(short.accessToken).idleSeconds).toBe(1_800);
  expect(decodeJwt(await renewed(short)).idleSeconds).toBe(1_800);
  expect(decodeJwt(long.accessToken)).not.toHaveProperty('idleSeconds');
  expect(decodeJwt(await renewed(long))).not.toHaveProperty('idleSeconds');
});

describe('another limit', () => {
  beforeEach(async () => {
    await server.close();
    server = await startTestServer({ SESSION_IDLE_MINUTES: '5' });
  });

  test('is enforced, for access tokens too, and stated in the statistics', async () => {
    const { me } = await openSession(false);
    server.advance(6 * minutesMs);
    expect((await me()).status).toBe(401);
    expect(await (await signInAsAdministrator()).statistics()).toMatchObject({ timeoutMinutes: 5 });
  });
});
