import { randomUUID } from 'node:crypto';
import {
  activeSessionsResponseSchema,
  sessionListResponseSchema,
  type PermissionMap,
  type Role,
} from '@escale/contracts';
import { minutesMs } from '../clock';
import { connectSocket } from '../../testing/test-socket';
import { testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const server = testServer();
beforeEach(async () => {
  server.advance(minutesMs);
  await server.forgetLimits();
});

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof addPerson>>['join']>>;

const readWrite = { visible: true, read: true, write: true, delete: false };
const noRights = { visible: false, read: false, write: false, delete: false };
const addSignedIn = async (role: Role, further: PermissionMap = {}): Promise<Person> =>
  (await addPerson(server, role, undefined, further)).join();

async function listSessions({ client, headers }: Person, query = '') {
  const { status, body } = await client.get(`/sessions${query}`, headers);
  expect(status).toBe(200);
  return activeSessionsResponseSchema.validate(body, { strict: true });
}

const closeSession = ({ client, headers }: Person, userId: string, sessionId: string) =>
  client.delete(`/users/${userId}/sessions/${sessionId}`, headers);

const sessionOf = async (admin: Person, userId: string) => {
  const found = (await listSessions(admin, '?limit=500')).data.find(({ user }) => user.id === userId);
  return found ?? Promise.reject(new Error('No such session'));
};

test('names person, device, address and times, and marks the session of the caller', async () => {
  const person = await addPerson(server, 'OPERATOR');
  await person.join();
  const openedAt = server.now().toISOString();
  server.advance(5 * minutesMs);
  const admin = await addSignedIn('ADMIN');
  const { data, pagination } = await listSessions(admin, '?limit=500');
  expect(pagination).toEqual({ pages: 1, total: data.length });
  expect(data[0]).toMatchObject({ current: true, lastSeenAt: server.now().toISOString() });
  expect(data.filter(({ current }) => current === true)).toHaveLength(1);
  expect(data.find(({ user }) => user.id === person.id)).toMatchObject({
    current: false,
    createdAt: openedAt,
    lastSeenAt: openedAt,
    ipAddress: '127.0.0.1',
    userAgent: 'node',
    user: { email: person.email, firstName: 'Personne', lastName: 'OPERATOR', role: 'OPERATOR' },
  });
});

test('holds no secret: no password, permission, cookie or token that signs anybody in', async () => {
  const admin = await addSignedIn('ADMIN');
  const { body } = await admin.client.get('/sessions', admin.headers);
  const [first] = (body as { data: { user: object }[] }).data;
  expect(Object.keys(first ?? {}).sort()).toEqual(
    'createdAt current expiresAt id ipAddress lastSeenAt token user userAgent'.split(' '),
  );
  expect(Object.keys(first?.user ?? {}).sort()).toEqual('email firstName id lastName role'.split(' '));
  const text = JSON.stringify(body);
  expect(text).not.toContain(admin.headers.authorization.replace('Bearer ', ''));
  for (const value of admin.client.cookies.values()) expect(text).not.toContain(value);
});

test('counts what the statistics count: no ended, idle or suspended one', async () => {
  const admin = await addSignedIn('ADMIN');
  const gone = await addSignedIn('OPERATOR');
  await gone.client.post('/auth/logout', {}, gone.headers);
  const idle = await addSignedIn('OPERATOR');
  server.advance(32 * minutesMs);
  const present = await addSignedIn('ADMIN');
  const { data, pagination } = await listSessions(present);
  const stats = (await present.client.get('/auth/session-stats', present.headers)).body.data;
  expect(pagination.total).toBe(stats.activeSessions);
  const owners = data.map(({ user }) => user.id);
  for (const { id } of [admin, gone, idle]) expect(owners).not.toContain(id);
});

test('comes in pages within their bounds', async () => {
  const admin = await addSignedIn('ADMIN');
  const all = (await listSessions(admin, '?limit=500')).data.map(({ id }) => id);
  const pages = [await listSessions(admin, '?limit=1'), await listSessions(admin, '?limit=1&page=2')];
  expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(all.slice(0, 2));
  expect(pages[0]?.pagination).toEqual({ pages: all.length, total: all.length });
  for (const query of ['?limit=0', '?limit=501', '?page=0', '?page=x'])
    expect((await admin.client.get(`/sessions${query}`, admin.headers)).status).toBe(400);
});

test.each<[string, Role, PermissionMap]>([
  ['an operator', 'OPERATOR', {}],
  ['an operator with both rights', 'OPERATOR', { security: readWrite, users: readWrite }],
  ['an administrator without the right to read security', 'ADMIN', { security: noRights }],
  ['an administrator without the right to read users', 'ADMIN', { users: noRights }],
  ['a super administrator without the right to read security', 'SUPER_ADMIN', { security: noRights }],
])('%s may not see who is connected', async (_who, role, further) => {
  const { client, headers } = await addSignedIn(role, further);
  expect(await client.get('/sessions', headers)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
});

test('a caller who is not signed in may not see who is connected', async () => {
  expect((await server.client().get('/sessions')).status).toBe(401);
});

test('closing a session ends its calls and its live connection, and the audit log says who did it', async () => {
  const admin = await addSignedIn('ADMIN');
  const person = await addSignedIn('OPERATOR');
  const token = person.headers.authorization.replace('Bearer ', '');
  const { ended } = await connectSocket(server.origin, { token });
  const { id } = await sessionOf(admin, person.id);
  expect(await closeSession(admin, person.id, id)).toMatchObject({ status: 200 });
  expect(await ended).toBe('io server disconnect');
  expect((await person.client.get('/auth/me', person.headers)).status).toBe(401);
  expect((await person.client.post('/auth/refresh', {})).status).toBe(401);
  const entry = (await server.audit()).find(({ metadata }) => metadata.reason === 'SESSION_DELETED');
  expect(entry).toMatchObject({
    action: 'LOGOUT',
    userId: admin.id,
    resource: `users/${person.id}`,
    metadata: { sessionId: id },
  });
});

test('closing a session twice: the second call says so, and nothing else changes', async () => {
  const admin = await addSignedIn('ADMIN');
  const person = await addSignedIn('OPERATOR');
  const { id } = await sessionOf(admin, person.id);
  const [one, other] = await Promise.all([
    closeSession(admin, person.id, id),
    closeSession(admin, person.id, id),
  ]);
  expect([one.status, other.status].sort()).toEqual([200, 404]);
  expect(await closeSession(admin, person.id, id)).toMatchObject({
    status: 404,
    body: { error: 'Cette session est déjà fermée.' },
  });
  const entries = (await server.audit()).filter(({ metadata }) => metadata.sessionId === id);
  expect(entries.filter(({ action }) => action === 'LOGOUT')).toHaveLength(1);
});

test('refuses to close the session of an account with more rights, of a higher role, or under another id', async () => {
  const admin = await addSignedIn('ADMIN');
  const stronger = await addSignedIn('OPERATOR', { security: { ...readWrite, manage: true } });
  const superAdmin = await addSignedIn('SUPER_ADMIN');
  for (const { id: owner } of [stronger, superAdmin]) {
    const { id, user } = await sessionOf(admin, owner);
    expect(user.abilities).toMatchObject({ editProfile: 'moreRights' });
    expect((await closeSession(admin, owner, id)).status).toBe(403);
    for (const foreign of [admin.id, randomUUID()])
      expect((await closeSession(admin, foreign, id)).status).toBe(404);
  }
  for (const { client, headers } of [stronger, superAdmin])
    expect((await client.get('/auth/me', headers)).status).toBe(200);
});

test('the sessions of one person have the same fields', async () => {
  const person = await addSignedIn('OPERATOR');
  const { body } = await person.client.get(`/users/${person.id}/sessions`, person.headers);
  const { data } = await sessionListResponseSchema.validate(body, { strict: true });
  expect(data).toMatchObject([
    { current: true, userAgent: 'node', ipAddress: '127.0.0.1', lastSeenAt: server.now().toISOString() },
  ]);
});
