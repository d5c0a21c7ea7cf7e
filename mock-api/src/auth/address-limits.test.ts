import { eq } from 'drizzle-orm';
import { minutesMs } from '../clock';
import { users } from '../db/schema';
import { openSeededDatabase } from '../../testing/test-database';
import { withHooks, type DatabaseHooks } from '../../testing/test-hooked-database';
import {
  bearerHeaders,
  differentCode,
  signIn,
  startTestServer,
  type TestServer,
} from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const password = 'Quai-Nord-7-Grues!';
const hooks: DatabaseHooks = {};

let server: TestServer;
beforeAll(async () => {
  const limits = {
    LIMIT_ADDRESS_FAILURES: '2',
    LIMIT_KNOWN_EMAILS: '3',
    LIMIT_NAME_CONFLICTS: '2',
    LIMIT_RESET_MAILS: '2',
  };
  server = await startTestServer(limits, { database: withHooks(await openSeededDatabase(), hooks) });
}, 120_000);
afterAll(() => server.close());
beforeEach(() => server.forgetLimits());

const refusedAnswer = { status: 429, body: { code: 'TOO_MANY_REQUESTS' } };

test('counts the wrong codes of an address per account; a finished sign-in clears its own', async () => {
  const wrongCode = async () => {
    const { email } = await addPerson(server, 'OPERATOR');
    const client = server.client();
    await client.post('/auth/login', { email, password });
    const code = (await server.newestMail())?.code;
    const verify = (otpCode: string | null | undefined) =>
      client.post('/auth/verify-otp', { email, otpCode });
    const answer = await verify(differentCode(code));
    return { answer, finish: () => verify(code) };
  };
  const first = await wrongCode();
  expect([first.answer.status, (await wrongCode()).answer.status]).toEqual([400, 400]);
  expect((await wrongCode()).answer).toMatchObject(refusedAnswer);
  expect((await first.finish()).status).toBe(200);
  expect((await wrongCode()).answer.status).toBe(400);
});

test('returns names for a limited number of known e-mails per IP address; a sign-in frees its own', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => addPerson(server, 'OPERATOR')));
  const [one] = people;
  const client = server.client();
  const ask = ({ email }: { email: string }, by = server.client()) => by.post('/auth/check-email', { email });
  const statuses = [];
  for (const person of people) statuses.push((await ask(person)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  await signIn(server, client, { email: one?.email ?? '', password });
  expect((await ask(people[1]!)).status).toBe(200);
  expect((await ask(people[1]!)).status).toBe(429);
  expect((await ask(one!, client)).status).toBe(200);
});

test('reveals only a few times that a user name is taken', async () => {
  const [{ id, join }, other] = [await addPerson(server, 'OPERATOR'), await addPerson(server, 'OPERATOR')];
  const { client, headers } = await join();
  const rename = (username: string, by = headers) => client.put(`/users/${id}`, { username }, by);
  for (let turn = 0; turn < 2; turn += 1) expect((await rename(other.id)).status).toBe(409);
  expect(await rename(other.id)).toMatchObject(refusedAnswer);
  expect(await rename('autre.nom')).toMatchObject(refusedAnswer);
  server.advance(15 * minutesMs);
  const { accessToken } = (await client.post('/auth/refresh')).body as { accessToken: string };
  expect((await rename('autre.nom', bearerHeaders(accessToken))).status).toBe(200);
});

test('sends reset mails at longer and longer intervals, until the owner has signed in', async () => {
  const { email } = await addPerson(server, 'OPERATOR');
  const ask = async () => (await server.client().post('/auth/forgot-password', { email })).status;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  for (const minutes of [1, 2, 4]) {
    server.advance(minutes * minutesMs - 1);
    expect(await ask()).toBe(429);
    server.advance(1);
    expect(await ask()).toBe(200);
  }
  expect(await ask()).toBe(429);
  await signIn(server, server.client(), { email, password });
  expect(await ask()).toBe(200);
});

test('a wrong password for an account deleted at that moment is answered as a wrong password', async () => {
  const { id, email } = await addPerson(server, 'OPERATOR');
  hooks.beforeExecute = async () => {
    hooks.beforeExecute = undefined;
    await server.db.delete(users).where(eq(users.id, id));
  };
  const answer = await server.client().post('/auth/login', { email, password: 'Faux-Quai-1' });
  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_CREDENTIALS' } });
  expect((await server.audit())[0]).toMatchObject({ action: 'LOGIN_FAILED', userId: null, email });
});
