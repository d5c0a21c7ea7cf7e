import { and, eq, isNull } from 'drizzle-orm';
import { daysMs, minutesMs, secondsMs } from '../clock';
import { devices, sessions } from '../db/schema';
import { hashToken } from '../security/tokens';
import type { TestClient } from '../../testing/test-client';
import { bearerHeaders, signIn, testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const password = 'Quai-Nord-7-Grues!';
const idempotencyKey = '"8e03978e-40d5-43e8-bc93-6894a57f9324"';

const server = testServer();
beforeEach(() => server.forgetLimits());

/** Makes a call whose answer never reaches the browser. */
async function loseAnswer<T>(client: TestClient, call: () => Promise<T>): Promise<T> {
  const kept = new Map(client.cookies);
  const answer = await call();
  client.cookies.clear();
  for (const [name, value] of kept) client.cookies.set(name, value);
  return answer;
}

const countReuses = async () =>
  (await server.audit()).filter(({ metadata }) => metadata.reason === 'TOKEN_REUSE').length;

describe('a refresh token', () => {
  async function signedIn(remember = true) {
    const person = await addPerson(server, 'OPERATOR');
    const client = server.client();
    const { accessToken } = await signIn(server, client, { email: person.email, password, remember });
    const refresh = () => client.post('/auth/refresh');
    return { ...person, client, accessToken, refresh };
  }

  test('whose successor was never used is accepted again by its browser, two days later', async () => {
    const { client, refresh } = await signedIn();
    const before = await countReuses();
    expect((await loseAnswer(client, refresh)).status).toBe(200);
    server.advance(2 * daysMs);
    expect((await loseAnswer(client, refresh)).status).toBe(200);
    server.advance(minutesMs);
    for (let turn = 0; turn < 3; turn += 1) expect((await refresh()).status).toBe(200);
    expect(await countReuses()).toBe(before);
  });

  test('whose successor was used is a copy: the session ends, and the audit log says so', async () => {
    const { client, accessToken, refresh } = await signedIn();
    const before = await countReuses();
    const copied = client.cookies.get('refresh') ?? '';
    for (let turn = 0; turn < 2; turn += 1) expect((await refresh()).status).toBe(200);
    const current = client.cookies.get('refresh') ?? '';
    client.cookies.set('refresh', copied);
    expect((await refresh()).status).toBe(401);
    client.cookies.set('refresh', current);
    expect((await refresh()).status).toBe(401);
    expect((await client.get('/auth/me', bearerHeaders(accessToken))).status).toBe(401);
    expect(await countReuses()).toBe(before + 1);
  });

  test('whose answer has arrived counts as a copy, though its successor was not used', async () => {
    const { client, accessToken, refresh } = await signedIn();
    expect((await client.get('/auth/me', bearerHeaders(accessToken))).status).toBe(200);
    server.advance(minutesMs);
    const answered = await loseAnswer(client, refresh);
    server.advance(10 * secondsMs);
    expect((await client.get('/auth/me', bearerHeaders(accessToken))).status).toBe(200);
    expect((await loseAnswer(client, refresh)).status).toBe(200);
    const issued = (answered.body as { accessToken: string }).accessToken;
    expect((await client.get('/auth/me', bearerHeaders(issued))).status).toBe(200);
    server.advance(21 * secondsMs);
    expect((await refresh()).status).toBe(401);
  });

  test.each(['before', 'after'])('in another browser %s its owner ends the session', async (order) => {
    const { client, refresh } = await signedIn();
    const before = await countReuses();
    const thief = server.client();
    thief.cookies.set('refresh', client.cookies.get('refresh') ?? '');
    const stolen = () => thief.post('/auth/refresh');
    const [first, second] = order === 'before' ? [stolen, refresh] : [refresh, stolen];
    expect((await first()).status).toBe(200);
    server.advance(secondsMs);
    expect((await second()).status).toBe(401);
    expect([(await refresh()).status, (await stolen()).status]).toEqual([401, 401]);
    expect(await countReuses()).toBe(before + 1);
  });
});

describe('a code', () => {
  async function withCode() {
    const { id, email } = await addPerson(server, 'OPERATOR');
    const client = server.client();
    await client.post('/auth/login', { email, password });
    const otpCode = (await server.newestMail())?.code;
    const verify = (sent: string | undefined = idempotencyKey) =>
      client.post('/auth/verify-otp', { email, otpCode }, sent === '' ? {} : { 'idempotency-key': sent });
    const countOpenSessions = () =>
      server.db.$count(sessions, and(eq(sessions.userId, id), isNull(sessions.endedAt)));
    return { id, client, verify, countOpenSessions };
  }
  const refused = { status: 400, body: { code: 'OTP_EXPIRED' } };

  test('is answered again under its key with the one session that it has opened', async () => {
    const { id, client, verify, countOpenSessions } = await withCode();
    expect((await loseAnswer(client, verify)).status).toBe(200);
    const again = await verify();
    expect(again).toMatchObject({ status: 200, body: { user: { id } } });
    const { accessToken } = again.body as { accessToken: string };
    expect((await client.get('/auth/me', bearerHeaders(accessToken))).status).toBe(200);
    expect((await client.post('/auth/refresh')).status).toBe(200);
    expect(await countOpenSessions()).toBe(1);
    const entries = (await server.audit()).filter(
      ({ userId, action }) => userId === id && action === 'LOGIN',
    );
    expect(entries).toHaveLength(1);
    const device = hashToken(client.cookies.get('device') ?? '');
    expect(await server.db.$count(devices, eq(devices.deviceHash, device))).toBe(1);
  });

  test('sent twice at once under one key opens one session, and both are signed in', async () => {
    const { verify, countOpenSessions } = await withCode();
    expect((await Promise.all([verify(), verify()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await countOpenSessions()).toBe(1);
  });

  test.each(['', '"another-key-of-the-page"'])(
    'used once is not answered again under the key %p',
    async (other) => {
      const { client, verify } = await withCode();
      expect((await loseAnswer(client, verify)).status).toBe(200);
      expect(await verify(other)).toMatchObject(refused);
    },
  );

  test('is not answered again once its session was used, nor later, nor under an invalid key', async () => {
    const { client, verify } = await withCode();
    const before = new Map(client.cookies);
    expect(await verify('court')).toMatchObject({ status: 400, body: { code: 'INVALID_BODY' } });
    expect((await verify()).status).toBe(200);
    await client.post('/auth/refresh');
    for (const [name, value] of before) client.cookies.set(name, value);
    expect(await verify()).toMatchObject(refused);
    const other = await withCode();
    await loseAnswer(other.client, other.verify);
    server.advance(11 * minutesMs);
    expect(await other.verify()).toMatchObject(refused);
  });
});

describe('a new account', () => {
  let number = 0;
  async function administrator() {
    const { client, headers } = await (await addPerson(server, 'ADMIN')).join();
    number += 1;
    const names = { email: `repete${number}@quai.test`, username: `repete${number}` };
    const body = { ...names, firstName: 'Ré', lastName: 'Pété', role: 'OPERATOR' };
    const create = (sent = idempotencyKey, more = {}) =>
      client.post('/users', { ...body, ...more }, { ...headers, 'idempotency-key': sent });
    return { create };
  }
  const idOf = ({ body }: { body: unknown }) => (body as { data: { id: string } }).data.id;

  test('requested twice under one key is one account, with one invitation', async () => {
    const { create } = await administrator();
    const first = await create();
    const mails = (await server.mails()).length;
    const second = await create();
    expect(second).toMatchObject({ status: 200, body: first.body as object });
    expect((await server.mails()).length).toBe(mails);
  });

  test('requested twice at the same time is one account', async () => {
    const { create } = await administrator();
    const [one, other] = await Promise.all([create(), create()]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(idOf(one)).toBe(idOf(other));
  });

  test('under another key, of another person, or with other content is refused', async () => {
    const [{ create }, colleague] = [await administrator(), await administrator()];
    const first = await create();
    const conflict = { status: 409, body: { code: 'CONFLICT' } };
    expect(await create('"another-key-of-the-page"')).toMatchObject(conflict);
    expect(await create(idempotencyKey, { email: 'tout.autre@quai.test' })).toMatchObject(conflict);
    expect(idOf(await colleague.create())).not.toBe(idOf(first));
  });
});
