import { openSeededDatabase } from '../../testing/test-database';
import { withHooks, type DatabaseHooks } from '../../testing/test-hooked-database';
import { accounts, bearerHeaders, signIn, startTestServer, type TestServer } from '../../testing/test-server';
import type { TestClient } from '../../testing/test-client';
import { addPerson } from '../../testing/test-people';

const hooks: DatabaseHooks = {};

let server: TestServer;
let client: TestClient;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({}, { database: withHooks(await openSeededDatabase(), hooks) });
  client = server.client();
  headers = bearerHeaders((await signIn(server, client, accounts.superAdmin)).accessToken);
}, 120_000);
afterAll(() => server.close());
beforeEach(() => server.forgetLimits());

/** Makes a call during which the database becomes unavailable right after the commit; restores the database after the answer. */
async function withoutDatabaseAfterwards<T>(call: () => Promise<T>): Promise<T> {
  hooks.afterCommit = () => void (hooks.isUnavailable = true);
  try {
    return await call();
  } finally {
    hooks.afterCommit = undefined;
    hooks.isUnavailable = false;
  }
}

const password = 'Grue-Jaune-2031!';
const newUser = { username: 'neuf', firstName: 'Nou', lastName: 'Veau', role: 'OPERATOR' };

/** Calls that change something and queue a mail. */
const changes: [string, (id: string) => Promise<{ status: number }>][] = [
  ['a password that was set', (id) => client.put(`/users/${id}/password`, { password }, headers)],
  ['a new role', (id) => client.put(`/users/${id}`, { role: 'ADMIN' }, headers)],
  ['a new address', (id) => client.put(`/users/${id}`, { email: `${id}@quai.test` }, headers)],
  [
    'new permissions',
    (id) => client.put(`/users/${id}/permissions`, { permissions: { users: { visible: true } } }, headers),
  ],
  [
    'a bulk action',
    (id) =>
      client.post('/users/bulk-action', { action: 'changeRole', role: 'ADMIN', userIds: [id] }, headers),
  ],
  ['a new account', (id) => client.post('/users', { ...newUser, email: `neuf-${id}@quai.test` }, headers)],
  [
    'a forgotten password',
    (id) => server.client().post('/auth/forgot-password', { email: `${id}@escale.test` }),
  ],
];

test.each(changes)('%s is not reported as failed, and its mail waits', async (_name, change) => {
  const { id } = await addPerson(server, 'OPERATOR');
  const before = (await server.mails()).length;
  expect((await withoutDatabaseAfterwards(() => change(id))).status).toBe(200);
  expect((await server.mails()).length).toBeGreaterThan(before);
});

test('each step of a sign-in, and a new password by a link, succeeds', async () => {
  const { email } = await addPerson(server, 'OPERATOR');
  const visitor = server.client();
  await visitor.post('/auth/forgot-password', { email });
  const token = new URL((await server.newestMail())?.link ?? '').searchParams.get('token');
  const reset = () => visitor.post('/auth/reset-password', { token, password, isInvitation: false });
  expect((await withoutDatabaseAfterwards(reset)).status).toBe(200);
  const login = () => visitor.post('/auth/login', { email, password });
  expect((await withoutDatabaseAfterwards(login)).status).toBe(200);
  const otpCode = (await server.newestMail())?.code;
  const verify = () => visitor.post('/auth/verify-otp', { email, otpCode });
  expect((await withoutDatabaseAfterwards(verify)).status).toBe(200);
});

test('on a slow database, a forgotten password is answered once its mail is stored', async () => {
  const { email } = await addPerson(server, 'OPERATOR');
  hooks.beforeTransaction = () => new Promise((resolve) => setTimeout(resolve, 400));
  expect((await client.post('/auth/forgot-password', { email })).status).toBe(200);
  hooks.beforeTransaction = undefined;
  expect(await server.newestMail()).toMatchObject({ recipient: email });
});

test('a corrected address of an invited account gets its invitation, and the former link ends', async () => {
  const created = await client.post(
    '/users',
    { ...newUser, username: 'erreur', email: 'ereur@quai.test' },
    headers,
  );
  const { id } = (created.body as { data: { id: string } }).data;
  const linkOf = async () => new URL((await server.newestMail())?.link ?? '').searchParams.get('token') ?? '';
  const former = await linkOf();
  const correct = () => client.put(`/users/${id}`, { email: 'erreur@quai.test' }, headers);
  expect((await withoutDatabaseAfterwards(correct)).status).toBe(200);
  expect(await server.newestMail()).toMatchObject({ recipient: 'erreur@quai.test' });
  const choose = async (token: string) =>
    (await server.client().post('/auth/reset-password', { token, password, isInvitation: true })).status;
  expect(await choose(former)).toBe(400);
  expect(await choose(await linkOf())).toBe(200);
});
