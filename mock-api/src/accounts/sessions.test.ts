import { asc, eq } from 'drizzle-orm';
import { daysMs, hoursMs, minutesMs, secondsMs } from '../clock';
import { accounts, bearerHeaders, signIn, testServer } from '../../testing/test-server';
import { sessions, users } from '../db/schema';

const server = testServer();

const { admin, operator, superAdmin } = accounts;

async function openSession(credentials: { email: string; password: string; remember?: boolean } = admin) {
  const client = server.client();
  return { client, ...(await signIn(server, client, credentials)) };
}

test('refresh returns a new token and cookie; the old access token stays valid for its ten minutes [§3-7 §7-9]', async () => {
  const { client, accessToken } = await openSession();
  const before = client.cookies.get('refresh');
  server.advance(minutesMs);
  const answer = await client.post('/auth/refresh', undefined, bearerHeaders('expired.or.broken'));
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  expect(client.cookies.get('refresh')).not.toBe(before);
  for (const token of [accessToken, answer.body.accessToken as string])
    expect((await client.get('/auth/me', bearerHeaders(token))).status).toBe(200);
  server.advance(9 * minutesMs + secondsMs);
  expect((await client.get('/auth/me', bearerHeaders(accessToken))).status).toBe(401);
});

test('the cookie lifetime follows remember', async () => {
  const cookieOf = async (remember: boolean) => {
    const { client } = await openSession({ ...operator, remember });
    const line = (await client.post('/auth/refresh')).headers.getSetCookie().join();
    expect(line).toMatch(/^refresh=.*Path=\/; HttpOnly; SameSite=Strict/);
    return { client, age: /max-age=(\d+)/i.exec(line)?.[1] };
  };
  const [short, long] = [await cookieOf(false), await cookieOf(true)];
  expect(short.age).toBeUndefined();
  expect(Number(long.age)).toBe((30 * daysMs) / 1_000);
  server.advance(12 * hoursMs);
  expect((await short.client.post('/auth/refresh')).status).toBe(401);
  expect((await long.client.post('/auth/refresh')).status).toBe(200);
});

test('two concurrent tabs get the same new cookie', async () => {
  const { client } = await openSession();
  const sent = { cookie: `refresh=${client.cookies.get('refresh')}` };
  const [one, other] = await Promise.all(
    [1, 2].map(() => server.client().post('/auth/refresh', undefined, sent)),
  );
  expect([one?.status, other?.status]).toEqual([200, 200]);
  expect(one?.headers.getSetCookie()).toEqual(other?.headers.getSetCookie());
});

test('reuse of a copied token ends the session and is logged', async () => {
  const { client, accessToken } = await openSession();
  const copied = { cookie: `refresh=${client.cookies.get('refresh')}` };
  await client.post('/auth/refresh');
  server.advance(21 * secondsMs);
  expect((await server.client().post('/auth/refresh', undefined, copied)).status).toBe(401);
  expect((await client.post('/auth/refresh')).status).toBe(401);
  expect((await client.get('/auth/me', bearerHeaders(accessToken))).status).toBe(401);
  const [entry] = await server.audit();
  expect(entry).toMatchObject({ action: 'LOGOUT', metadata: { reason: 'TOKEN_REUSE' } });
});

test('immediate reuse of a copied token starts no second chain', async () => {
  const { client } = await openSession();
  const thief = server.client();
  thief.cookies.set('refresh', client.cookies.get('refresh') ?? '');
  await client.post('/auth/refresh');
  await thief.post('/auth/refresh');
  server.advance(minutesMs);
  await thief.post('/auth/refresh');
  server.advance(minutesMs);
  expect((await client.post('/auth/refresh')).status).toBe(401);
  expect((await thief.post('/auth/refresh')).status).toBe(401);
});

test('a fourth session ends the least recently used one', async () => {
  const visits = [];
  for (let count = 0; count < 3; count += 1) {
    server.advance(secondsMs);
    visits.push(await openSession(superAdmin));
  }
  server.advance(secondsMs);
  await visits[0]!.client.post('/auth/refresh');
  visits.push(await openSession(superAdmin));
  const statuses = visits.map(({ client, accessToken }) =>
    client.get('/auth/me', bearerHeaders(accessToken)),
  );
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 401, 200, 200]);
  const ended = await server.db
    .select()
    .from(sessions)
    .where(eq(sessions.endReason, 'EVICTED'))
    .orderBy(asc(sessions.createdAt));
  expect(ended.length).toBeGreaterThan(0);
  expect((await server.audit()).some(({ metadata }) => metadata.reason === 'EVICTED')).toBe(true);
});

describe('a sign-in in a browser that has a session', () => {
  const findOpenSessions = async (userId: string) =>
    (await server.db.select().from(sessions).where(eq(sessions.userId, userId))).filter(
      ({ endedAt, expiresAt }) => endedAt === null && expiresAt > server.now(),
    );

  test('replaces that session, and no other one of the account', async () => {
    const { client, accessToken, user } = await openSession(operator);
    const other = await openSession(operator);
    const before = (await findOpenSessions(user.id)).length;
    const renewed = await signIn(server, client, operator);
    expect(await findOpenSessions(user.id)).toHaveLength(before);
    const statusOf = async (token: string) => (await client.get('/auth/me', bearerHeaders(token))).status;
    expect(await statusOf(accessToken)).toBe(401);
    expect(await statusOf(other.accessToken)).toBe(200);
    expect(await statusOf(renewed.accessToken)).toBe(200);
    expect((await client.post('/auth/refresh')).status).toBe(200);
    const [entry] = await server.audit();
    expect(entry).toMatchObject({ action: 'LOGIN', metadata: { replaced: expect.any(String) as string } });
  });

  test('leaves the session of another account alone', async () => {
    const { client, accessToken } = await openSession(admin);
    await signIn(server, client, operator);
    expect((await client.get('/auth/me', bearerHeaders(accessToken))).status).toBe(200);
  });

  test.each([
    [true, undefined, true],
    [false, undefined, false],
    [true, false, false],
  ])('remembered %s, then requested as %s, is remembered %s', async (before, asked, after) => {
    const { client } = await openSession({ ...operator, remember: before });
    await signIn(server, client, { ...operator, ...(asked !== undefined && { remember: asked }) });
    const cookie = (await client.post('/auth/refresh')).headers.getSetCookie().join();
    expect(/max-age/i.test(cookie)).toBe(after);
  });
});

test('rejects the next call of an account that is no longer active', async () => {
  const { client, accessToken, user } = await openSession();
  const pending = server.client();
  await pending.post('/auth/login', admin);
  const otpCode = (await server.newestMail())?.code;
  await server.db.update(users).set({ status: 'SUSPENDED' }).where(eq(users.id, user.id));
  expect((await client.get('/auth/me', bearerHeaders(accessToken))).status).toBe(401);
  expect((await client.post('/auth/refresh')).status).toBe(401);
  expect((await pending.post('/auth/verify-otp', { email: admin.email, otpCode })).status).toBe(400);
  await server.db.update(users).set({ status: 'ACTIVE' }).where(eq(users.id, user.id));
});

describe('logout', () => {
  test('ends the session immediately and is logged [§7-10]', async () => {
    const { client, accessToken } = await openSession();
    expect((await client.post('/auth/logout', undefined, bearerHeaders('expired'))).body).toEqual({
      success: true,
    });
    expect(client.cookies.has('refresh')).toBe(false);
    expect((await client.get('/auth/me', bearerHeaders(accessToken))).status).toBe(401);
    expect((await server.audit())[0]).toMatchObject({ action: 'LOGOUT' });
  });

  test('uses the bearer token without a cookie', async () => {
    const { client, accessToken } = await openSession();
    await server.client().post('/auth/logout', undefined, bearerHeaders(accessToken));
    expect((await client.post('/auth/refresh')).status).toBe(401);
  });

  test('succeeds without a session', async () => {
    expect((await server.client().post('/auth/logout')).status).toBe(200);
  });
});

test.each(['/auth/refresh', '/auth/logout'])('%s rejects other origins', async (path) => {
  const { client, accessToken } = await openSession();
  const post = (headers: Record<string, string>) => client.post(path, undefined, headers);
  const refused = { status: 400, body: { code: 'BAD_ORIGIN' } };
  expect(await post({ origin: 'https://evil.test' })).toMatchObject(refused);
  expect(await post({ origin: 'null' })).toMatchObject(refused);
  expect(await post({ 'sec-fetch-site': 'cross-site' })).toMatchObject(refused);
  expect((await client.get('/auth/me', bearerHeaders(accessToken))).status).toBe(200);
  expect((await post({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
});

test('reads the origin behind the gateway from its headers', async () => {
  const { client } = await openSession();
  const forwarded = { origin: 'http://depot.test:8080', 'x-forwarded-host': 'depot.test:8080' };
  expect((await client.post('/auth/refresh', undefined, forwarded)).status).toBe(200);
});

test('an access token of the future, after the clock was set back, is refused and can be refreshed', async () => {
  server.advance(3 * daysMs);
  const { client, accessToken } = await openSession();
  server.advance(-3 * daysMs);
  expect((await client.get('/auth/me', bearerHeaders(accessToken))).status).toBe(401);
  expect((await client.post('/auth/refresh')).status).toBe(200);
});

describe('the holder of a session is told why it ended', () => {
  const reasons = async ({ client, accessToken }: Awaited<ReturnType<typeof openSession>>) => [
    (await client.get('/auth/me', bearerHeaders(accessToken))).body.sessionEnd,
    (await client.post('/auth/refresh')).body.sessionEnd,
  ];

  test('after its time has passed', async () => {
    const held = await openSession(operator);
    server.advance(13 * hoursMs);
    expect((await held.client.post('/auth/refresh')).body).toMatchObject({
      code: 'UNAUTHENTICATED',
      sessionEnd: 'EXPIRED',
    });
  });

  test('after a newer session has taken its place', async () => {
    const held = await openSession(operator);
    server.advance(minutesMs);
    for (let newer = 0; newer < 3; newer += 1) await openSession(operator);
    expect(await reasons(held)).toEqual(['NEWER_SESSION', 'NEWER_SESSION']);
  });

  test.each([
    ['a new password', operator, '/password', { password: 'Quai-Sud-2028!' }, 'PASSWORD_CHANGED'],
    ['a suspension', admin, '', { status: 'SUSPENDED' }, 'ACCOUNT_INACTIVE'],
  ] as const)('after %s', async (_name, account, path, body, reason) => {
    const boss = await openSession(superAdmin);
    const held = await openSession(account);
    const answer = await boss.client.put(
      `/users/${held.user.id}${path}`,
      body,
      bearerHeaders(boss.accessToken),
    );
    expect(answer.status).toBe(200);
    expect(await reasons(held)).toEqual([reason, reason]);
  });

  test('but nothing after a sign-out, nor with an unknown token', async () => {
    const held = await openSession(superAdmin);
    await held.client.post('/auth/logout');
    expect(await reasons(held)).toEqual([undefined, undefined]);
    expect((await server.client().get('/auth/me', bearerHeaders('a.b.c'))).body.sessionEnd).toBeUndefined();
  });
});
