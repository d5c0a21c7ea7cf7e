import { randomUUID } from 'node:crypto';
import { limits } from '@escale/contracts';
import { eq } from 'drizzle-orm';
import { accounts, bearerHeaders, signIn, testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';
import { hoursMs, minutesMs } from '../clock';
import { sessions, signInReports } from '../db/schema';
import { hashToken, newToken } from '../security/tokens';

const server = testServer();
beforeEach(async () => {
  await server.forgetLimits();
  await server.db.delete(signInReports);
});

const { admin } = accounts;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const invalidLinkAnswer = { status: 400, body: { code: 'LINK_INVALID' } };

const readNewestMail = async () => {
  const mail = await server.newestMail();
  return { code: mail?.code ?? '', token: new URL(mail?.link ?? '').searchParams.get('token') ?? '' };
};

/** Starts a sign-in, as a stranger who knows the password would. */
async function startSignIn() {
  const client = server.client();
  await client.post('/auth/login', admin, { 'user-agent': firefox });
  return { client, ...(await readNewestMail()) };
}

const countDisowned = async () =>
  (await server.audit()).filter(({ metadata }) => metadata.reason === 'DISOWNED').length;
const report = (token: string) => server.client().post('/auth/report-sign-in', { token });
type Client = ReturnType<typeof server.client>;
const verify = (client: Client, otpCode: string) =>
  client.post('/auth/verify-otp', { email: admin.email, otpCode });

test('the code of a disowned sign-in becomes invalid, and no other code is mailed for it', async () => {
  const { client, code, token } = await startSignIn();
  expect((await report(token)).body).toEqual({ success: true });
  expect((await verify(client, code)).body.code).toBe('OTP_EXPIRED');
  server.advance(2 * minutesMs);
  expect((await client.post('/auth/resend-otp', { email: admin.email })).body.code).toBe('OTP_EXPIRED');
});

test('the session of a disowned sign-in ends; other sessions and sign-ins continue', async () => {
  const own = server.client();
  const { accessToken } = await signIn(server, own, admin);
  const waiting = await startSignIn();
  const { client, code, token } = await startSignIn();
  const stolen = bearerHeaders(((await verify(client, code)).body as { accessToken: string }).accessToken);
  expect((await client.get('/auth/me', stolen)).status).toBe(200);
  expect((await report(token)).status).toBe(200);
  expect((await client.get('/auth/me', stolen)).status).toBe(401);
  expect((await client.post('/auth/refresh')).status).toBe(401);
  expect((await own.get('/auth/me', bearerHeaders(accessToken))).status).toBe(200);
  expect((await verify(waiting.client, waiting.code)).status).toBe(200);
});

test('a pending change of address ends with the session', async () => {
  const { client, code, token } = await startSignIn();
  const { user, accessToken } = (await verify(client, code)).body as {
    user: { id: string };
    accessToken: string;
  };
  const wanted = { email: `${randomUUID()}@escale.test` };
  expect((await client.put(`/users/${user.id}`, wanted, bearerHeaders(accessToken))).status).toBe(200);
  const toAddress = (await server.mails()).find(({ recipient }) => recipient === wanted.email)?.link;
  expect((await report(token)).status).toBe(200);
  const confirmation = { token: new URL(toAddress ?? '').searchParams.get('token') };
  expect(await server.client().post('/auth/confirm-email', confirmation)).toMatchObject(invalidLinkAnswer);
});

test('the browser of a disowned sign-in is forgotten, new or not; the other devices stay known', async () => {
  const factorsOf = async (client: Client) => {
    await server.forgetLimits();
    await client.post('/auth/login', admin, { 'user-agent': firefox });
    const { code, token } = await readNewestMail();
    await verify(client, code);
    const [entry] = await server.audit();
    return { token, factors: entry?.metadata.suspiciousFactors };
  };
  const [own, stranger] = [server.client(), server.client()];
  await factorsOf(own);
  server.advance(minutesMs);
  const first = await factorsOf(stranger);
  expect(first.factors).toEqual(['NEW_DEVICE']);
  await report(first.token);
  server.advance(minutesMs);
  expect((await factorsOf(stranger)).factors).toEqual(['NEW_DEVICE']);
  server.advance(minutesMs);
  const second = await factorsOf(stranger);
  expect(second.factors).toEqual([]);
  await report(second.token);
  server.advance(minutesMs);
  expect((await factorsOf(stranger)).factors).toEqual(['NEW_DEVICE']);
  expect((await factorsOf(own)).factors).toEqual([]);
});

test('the link works after the sign-in itself is forgotten', async () => {
  const { client, code, token } = await startSignIn();
  const headers = bearerHeaders(((await verify(client, code)).body as { accessToken: string }).accessToken);
  const { user } = (await client.get('/auth/me', headers)).body as { user: { id: string } };
  await client.post('/auth/logout', {}, headers);
  const root = await (await addPerson(server, 'SUPER_ADMIN')).join();
  await root.client.post(`/users/${user.id}/force-logout`, {}, root.headers);
  expect((await report(token)).status).toBe(200);
});

test('administrators see the report, with the address and browser of the sign-in', async () => {
  const { client, code, token } = await startSignIn();
  await verify(client, code);
  await report(token);
  const [entry] = await server.audit();
  const [session] = await server.db.select().from(sessions).where(eq(sessions.endReason, 'DISOWNED'));
  expect(entry).toMatchObject({
    action: 'LOGOUT',
    resource: 'auth',
    userAgent: firefox,
    ipAddress: '127.0.0.1',
    metadata: { reason: 'DISOWNED', reportedFrom: '127.0.0.1', suspiciousFactors: ['DISOWNED'] },
  });
  expect(entry?.metadata.sessionId).toBeDefined();
  expect(session).toBeDefined();
});

test('a link works once, also when it is used several times at the same moment', async () => {
  const { token } = await startSignIn();
  const before = await countDisowned();
  const answers = await Promise.all([1, 2, 3, 4].map(() => report(token)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  expect(await report(token)).toMatchObject(invalidLinkAnswer);
  expect(await countDisowned()).toBe(before + 1);
});

test('each mail of a sign-in has a link; the first one that is used ends them all', async () => {
  const { client, token } = await startSignIn();
  server.advance(2 * minutesMs);
  await client.post('/auth/resend-otp', { email: admin.email });
  const { token: second, code } = await readNewestMail();
  expect(second).not.toBe(token);
  expect((await report(token)).status).toBe(200);
  expect(await report(second)).toMatchObject(invalidLinkAnswer);
  expect((await verify(client, code)).status).toBe(400);
});

test('a sign-in that is completed while it is disowned leaves no session that can be used', async () => {
  for (let round = 0; round < 3; round += 1) {
    await server.forgetLimits();
    const { client, code, token } = await startSignIn();
    const [verified, reported] = await Promise.all([verify(client, code), report(token)]);
    expect(reported.status).toBe(200);
    const { accessToken } = verified.body as { accessToken?: string };
    if (accessToken !== undefined)
      expect((await client.get('/auth/me', bearerHeaders(accessToken))).status).toBe(401);
  }
});

test('a link is valid for two days and is stored as a hash', async () => {
  const { token } = await startSignIn();
  const [row] = await server.db.select().from(signInReports);
  expect(row?.tokenHash).toBe(hashToken(token));
  server.advance(limits.reportLinkHours * hoursMs);
  expect(await report(token)).toMatchObject(invalidLinkAnswer);
});

test('another kind of token disowns nothing, and the guesses of an address are limited', async () => {
  const { client, token } = await startSignIn();
  await server.client().post('/auth/forgot-password', { email: admin.email });
  const { token: resetToken } = await readNewestMail();
  expect(await report(resetToken)).toMatchObject(invalidLinkAnswer);
  expect(await report(client.cookies.get('sign-in') ?? '')).toMatchObject(invalidLinkAnswer);
  const reset = { token, password: 'Quai-Nord-7-Grues', isInvitation: false };
  expect(await server.client().post('/auth/reset-password', reset)).toMatchObject(invalidLinkAnswer);
  for (let time = 2; time < 30; time += 1) expect((await report(newToken())).status).toBe(400);
  expect((await report(newToken())).body.code).toBe('TOO_MANY_REQUESTS');
});

test('checks of other invalid links do not use up the limit of this one', async () => {
  const { token } = await startSignIn();
  const check = () => server.client().post('/auth/check-link', { token: newToken() });
  for (let time = 0; time < 30; time += 1) expect((await check()).status).toBe(400);
  expect((await check()).body.code).toBe('TOO_MANY_REQUESTS');
  expect((await report(token)).status).toBe(200);
});

test('no token of such a link is in the log', async () => {
  const { token } = await startSignIn();
  await report(token);
  expect(server.lines.join('')).toContain('/auth/report-sign-in');
  expect(server.lines.join('')).not.toContain(token);
});
