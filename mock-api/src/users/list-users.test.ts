import { userListResponseSchema, type User } from '@escale/contracts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { users } from '../db/schema';
import { addPerson } from '../../testing/test-people';
import { accounts, bearerHeaders, signIn, startTestServer, testServer } from '../../testing/test-server';

const server = testServer();

const tokenOf = async (account: 'superAdmin' | 'admin' | 'operator') =>
  (await signIn(server, server.client(), accounts[account])).accessToken;

test('lists every user with their creator and no secrets [§3-1]', async () => {
  const { status, body } = await server.client().get('/users', bearerHeaders(await tokenOf('admin')));
  expect(status).toBe(200);
  const { data } = await userListResponseSchema.validate(body, { strict: true });
  const superAdmin = data.find(({ email }) => email === accounts.superAdmin.email);
  const operator = data.find(({ email }) => email === accounts.operator.email);
  expect(superAdmin).toMatchObject({ createdByUser: null, invitationPending: false, status: 'ACTIVE' });
  expect(operator?.createdByUser).toEqual({ username: superAdmin?.username });
  expect(data.find(({ email }) => email === accounts.invited.email)).toMatchObject({
    invitationPending: true,
  });
  expect(JSON.stringify(body)).not.toMatch(/hash|argon|preferences/i);
});

test('counts the accounts without the list, for those who may read it', async () => {
  const headers = bearerHeaders(await tokenOf('admin'));
  const { data } = await userListResponseSchema.validate(
    (await server.client().get('/users', headers)).body,
    { strict: true },
  );
  const active = data.filter(({ status }) => status === 'ACTIVE').length;
  const { status, body } = await server.client().get('/users/counts', headers);
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, data: { total: data.length, active } });
  const operator = bearerHeaders(await tokenOf('operator'));
  expect((await server.client().get('/users/counts', operator)).status).toBe(403);
});

test('each row says in which permissions an account differs from its role', async () => {
  const operator = await addPerson(server, 'OPERATOR', undefined, {
    settings: { visible: true, read: true },
  });
  const plain = await addPerson(server, 'OPERATOR');
  const admin = await addPerson(server, 'ADMIN');
  const { body } = await server.client().get('/users', bearerHeaders(await tokenOf('admin')));
  const { data } = await userListResponseSchema.validate(body, { strict: true });
  const of = ({ id }: { id: string }) => data.find((user) => user.id === id)?.permissions;
  expect(of(plain)).toEqual({});
  expect(of(operator)).toEqual({ settings: { visible: true, read: true } });
  expect(of(admin)).toEqual({ security: { visible: true, read: true, write: false, delete: false } });
});

test('answers an unchanged list with 304 and no body, and each change with a new version', async () => {
  const client = server.client();
  const headers = bearerHeaders(await tokenOf('superAdmin'));
  const seen = async (etag?: string | null) => {
    const answer = await fetch(`${server.origin}/api/users`, {
      headers: { ...headers, ...(typeof etag === 'string' && { 'if-none-match': etag }) },
    });
    return { status: answer.status, etag: answer.headers.get('etag'), size: (await answer.text()).length };
  };
  const first = await seen();
  expect(first).toMatchObject({ status: 200, etag: expect.stringMatching(/^W\/"[\w-]+"$/) as string });
  expect(await seen(first.etag)).toEqual({ status: 304, etag: first.etag, size: 0 });
  expect((await seen(`"other", ${first.etag?.replace('W/', '') ?? ''}`)).status).toBe(304);
  let { etag } = first;
  const changed = async () => {
    const next = await seen(etag);
    expect(next.status).toBe(200);
    ({ etag } = next);
  };
  const body = {
    email: 'neuf@escale.test',
    username: 'neuf',
    firstName: 'Neuf',
    lastName: 'N',
    role: 'OPERATOR',
  };
  const { id } = (await client.post('/users', body, headers)).body.data;
  await changed();
  await client.put(`/users/${id}`, { firstName: 'Vieux' }, headers);
  await changed();
  await client.delete(`/users/${id}`, headers);
  await changed();
});

test('a sign-in alone changes the list only after five minutes', async () => {
  const headers = bearerHeaders(await tokenOf('superAdmin'));
  const etagOf = async () => (await fetch(`${server.origin}/api/users`, { headers })).headers.get('etag');
  const first = await etagOf();
  server.advance(1_000);
  await tokenOf('operator');
  expect(await etagOf()).toBe(first);
  server.advance(5 * 60_000);
  expect(await etagOf()).not.toBe(first);
});

test('reads the users once for many calls until one of them changes', async () => {
  const headers = bearerHeaders(await tokenOf('superAdmin'));
  const list = () => server.client().get('/users', headers);
  const { body } = await list();
  const { id } = body.data[0];
  const rename = (db: Pick<Database, 'update'>, lastName: string) =>
    db.update(users).set({ lastName }).where(eq(users.id, id));
  await server.db.transaction(async (tx) => {
    // Renames the user without triggers, so that only a fresh read of the list would show the new name.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await rename(tx, 'Inaperçu');
  });
  const answers = await Promise.all(Array.from({ length: 10 }, list));
  expect(answers.map((answer) => answer.body)).toEqual(Array.from({ length: 10 }, () => body));
  await rename(server.db, 'Nouveau');
  const changed = await Promise.all(Array.from({ length: 10 }, list));
  expect(changed.map((answer) => answer.body.data[0].lastName)).toEqual(Array(10).fill('Nouveau'));
});

test('reads a long list in parts, in the order of creation', async () => {
  const long = await startTestServer({ SEED_USERS: '2500' });
  try {
    const { accessToken } = await signIn(long, long.client(), accounts.superAdmin);
    const { data } = (await long.client().get('/users', bearerHeaders(accessToken))).body as { data: User[] };
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
    expect(data.length).toBeGreaterThan(2_500);
    const times = data.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort());
  } finally {
    await long.close();
  }
});

test('sends neither list nor version without the right or without a token', async () => {
  for (const headers of [bearerHeaders(await tokenOf('operator')), {}]) {
    const answer = await server.client().get('/users', headers);
    expect([401, 403]).toContain(answer.status);
    expect(answer.headers.get('etag')).toBeNull();
  }
});

test.each(['br', 'gzip'])('compresses a long list: %s', async (encoding) => {
  const headers = { ...bearerHeaders(await tokenOf('superAdmin')), 'accept-encoding': encoding };
  const answer = await fetch(`${server.origin}/api/users`, { headers });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toMatch(/authorization.*accept-encoding/i);
  const { data } = await userListResponseSchema.validate(await answer.json(), { strict: true });
  expect(data.length).toBeGreaterThan(20);
});
