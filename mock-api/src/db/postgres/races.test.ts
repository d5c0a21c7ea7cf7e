import { eq, sql } from 'drizzle-orm';
import { createLink } from '../../accounts/password-links';
import {
  accounts,
  bearerHeaders,
  differentCode,
  signIn,
  type TestServer,
} from '../../../testing/test-server';
import { startTwoServers } from '../../../testing/test-two-servers';
import { attemptCounters, auditLogs, passwordLinks, refreshTokens, users } from '../schema';

let servers: Awaited<ReturnType<typeof startTwoServers>>['servers'];
beforeAll(async () => {
  ({ servers } = await startTwoServers('races'));
}, 120_000);
afterAll(async () => {
  for (const server of servers) await server.close();
});
beforeEach(() => servers[0].forgetLimits());

/** Makes concurrent calls, alternately to both servers. */
const callConcurrently = <T>(count: number, call: (server: TestServer, index: number) => Promise<T>) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => call(index % 2 === 0 ? servers[0] : servers[1], index)),
  );

const countMatching = <T>(list: readonly T[], wanted: (one: T) => boolean) => list.filter(wanted).length;

test('a session of one process is valid on the other, and ends on both', async () => {
  const client = servers[0].client();
  const { accessToken } = await signIn(servers[0], client, accounts.admin);
  expect((await servers[1].client().get('/auth/me', bearerHeaders(accessToken))).status).toBe(200);
  const elsewhere = servers[1].client();
  for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
  expect((await elsewhere.post('/auth/logout')).status).toBe(200);
  expect((await client.get('/auth/me', bearerHeaders(accessToken))).status).toBe(401);
});

test('a refresh token that many calls send at once has one successor, which all of them receive', async () => {
  const client = servers[0].client();
  await signIn(servers[0], client, accounts.admin);
  const before = await servers[0].db.$count(refreshTokens);
  const cookies = [...client.cookies];
  const answers = await callConcurrently(12, async (server) => {
    const tab = server.client();
    for (const [name, value] of cookies) tab.cookies.set(name, value);
    const { status } = await tab.post('/auth/refresh');
    return { status, cookies: JSON.stringify([...tab.cookies]) };
  });
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(new Set(answers.map((answer) => answer.cookies)).size).toBe(1);
  expect(await servers[0].db.$count(refreshTokens)).toBe(before + 1);
});

test('compares no more concurrent wrong passwords than the limit allows', async () => {
  const credentials = { email: accounts.admin.email, password: 'wrong-password' };
  const answers = await callConcurrently(20, (server) => server.client().post('/auth/login', credentials));
  expect(countMatching(answers, ({ body }) => body.code === 'BAD_CREDENTIALS')).toBe(5);
  expect(countMatching(answers, ({ status }) => status === 429)).toBe(15);
});

test('concurrent right passwords are not refused', async () => {
  const answers = await callConcurrently(4, (server) =>
    server.client().post('/auth/login', accounts.operator),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('lets one address try the limit of accounts, and one more for each further process', async () => {
  let tried = 0;
  // Each server gets six calls, the most that it accepts from one address at once: one runs and five wait.
  for (let round = 0; round < 5; round += 1) {
    const answers = await callConcurrently(12, (server, index) =>
      server
        .client()
        .post('/auth/login', { email: `nobody.${round}.${index}@escale.test`, password: 'wrong' }),
    );
    tried += countMatching(answers, ({ body }) => body.code === 'EMAIL_UNKNOWN');
  }
  expect(tried).toBeGreaterThanOrEqual(30);
  expect(tried).toBeLessThanOrEqual(31);
});

test('compares no more concurrent codes than a sign-in allows, and uses the right one once', async () => {
  const client = servers[0].client();
  const { email } = accounts.admin;
  await client.post('/auth/login', accounts.admin);
  const code = (await servers[0].newestMail())?.code ?? '';
  const send = (otpCode: string) => (server: TestServer) => {
    const tab = server.client();
    for (const [name, value] of client.cookies) tab.cookies.set(name, value);
    return tab.post('/auth/verify-otp', { email, otpCode });
  };
  const right = await callConcurrently(6, send(code));
  expect(countMatching(right, ({ status }) => status === 200)).toBe(1);
  await client.post('/auth/login', accounts.admin);
  const next = (await servers[0].newestMail())?.code;
  const wrong = await callConcurrently(12, send(differentCode(next)));
  const told = wrong.map(({ body }) => String(body.code));
  expect(countMatching(told, (one) => one === 'OTP_INVALID')).toBeLessThanOrEqual(4);
  expect(countMatching(told, (one) => one === 'OTP_INVALID' || one === 'OTP_EXHAUSTED')).toBe(12);
  expect((await send(next ?? '')(servers[1])).body.code).toBe('OTP_EXHAUSTED');
});

test('only one of several links created at the same time works', async () => {
  const [user] = await servers[0].db.select().from(users).where(eq(users.email, accounts.operator.email));
  const id = user?.id ?? '';
  await callConcurrently(8, (server) => createLink(server.db, server.now(), id, 'reset'));
  expect(await servers[0].db.$count(passwordLinks, eq(passwordLinks.userId, id))).toBe(1);
});

test('completes two transactions that wait for each other', async () => {
  const { db } = servers[0];
  await db.delete(attemptCounters);
  await db
    .insert(attemptCounters)
    .values(['a', 'b'].map((key) => ({ key, startedAt: new Date(), count: 0 })));
  const met = createBarrier();
  const add = (keys: readonly string[]) =>
    db.transaction(async (tx) => {
      for (const key of keys) {
        await tx
          .update(attemptCounters)
          .set({ count: sql`${attemptCounters.count} + 1` })
          .where(eq(attemptCounters.key, key));
        await met();
      }
    });
  await Promise.all([add(['a', 'b']), add(['b', 'a'])]);
  expect((await db.select().from(attemptCounters)).map(({ count }) => count)).toEqual([2, 2]);
});

/** Returns a function whose promise resolves once the function has been called twice. */
function createBarrier(): () => Promise<void> {
  let openBarrier: () => void = () => undefined;
  let count = 0;
  const both = new Promise<void>((resolve) => (openBarrier = resolve));
  return () => {
    count += 1;
    if (count === 2) openBarrier();
    return both;
  };
}

test('a sign-in during the deactivation of its account leaves no usable session', async () => {
  const admin = await signIn(servers[0], servers[0].client(), accounts.superAdmin);
  const [operator] = await servers[0].db.select().from(users).where(eq(users.email, accounts.operator.email));
  const client = servers[1].client();
  await client.post('/auth/login', accounts.operator);
  const code = (await servers[0].newestMail())?.code;
  const [, verified] = await Promise.all([
    servers[0]
      .client()
      .put(`/users/${operator?.id}`, { status: 'INACTIVE' }, bearerHeaders(admin.accessToken)),
    client.post('/auth/verify-otp', { email: accounts.operator.email, otpCode: code }),
  ]);
  if (verified.status === 200)
    expect((await client.get('/auth/me', bearerHeaders(verified.body.accessToken))).status).toBe(401);
  else expect(verified.body).toMatchObject({ code: 'ACCOUNT_INACTIVE' });
  await servers[0]
    .client()
    .put(`/users/${operator?.id}`, { status: 'ACTIVE' }, bearerHeaders(admin.accessToken));
  expect(await servers[0].db.$count(auditLogs, eq(auditLogs.action, 'STATUS_CHANGE'))).toBeGreaterThan(1);
});
