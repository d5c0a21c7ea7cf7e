import { randomUUID } from 'node:crypto';
import { defaultPreferences, type ModulePermissions, type Role } from '@escale/contracts';
import { testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const server = testServer();

const readOnly = { visible: true, read: true, write: false, delete: false };
const withoutDelete = { ...readOnly, write: true };
const withoutWrite = { ...readOnly, delete: true };
const noRights = { ...readOnly, visible: false, read: false };

const people: Record<string, [Role, ModulePermissions?]> = {
  superAdmin: ['SUPER_ADMIN'],
  admin: ['ADMIN'],
  operator: ['OPERATOR'],
  readOnly: ['OPERATOR', readOnly],
  noDelete: ['OPERATOR', withoutDelete],
  noWrite: ['ADMIN', withoutWrite],
  nothing: ['ADMIN', noRights],
};

type SignedInPerson = Awaited<ReturnType<Awaited<ReturnType<typeof addPerson>>['join']>>;
type CallOnUser = (caller: SignedInPerson, id: string) => Promise<{ status: number }>;

const newUser = () => ({
  email: `${randomUUID()}@escale.test`,
  username: randomUUID(),
  firstName: 'N',
  lastName: 'N',
  role: 'OPERATOR',
});
const createBulkCall =
  (action: string): CallOnUser =>
  ({ client, headers }, id) =>
    client.post('/users/bulk-action', { action, userIds: [id] }, headers);

const calls: Record<string, CallOnUser> = {
  list: ({ client, headers }) => client.get('/users', headers),
  create: ({ client, headers }) => client.post('/users', newUser(), headers),
  read: ({ client, headers }, id) => client.get(`/users/${id}`, headers),
  change: ({ client, headers }, id) => client.put(`/users/${id}`, { firstName: randomUUID() }, headers),
  preferencesRead: ({ client, headers }, id) => client.get(`/users/${id}/preferences`, headers),
  preferences: ({ client, headers }, id) =>
    client.put(`/users/${id}/preferences`, defaultPreferences, headers),
  // A 422 means that the right is granted, and only the picture is missing.
  avatar: ({ client, headers }, id) => client.post(`/users/${id}/avatar`, undefined, headers),
  sessions: ({ client, headers }, id) => client.get(`/users/${id}/sessions`, headers),
  // A 404 means that the right is granted, and only the session is missing.
  session: ({ client, headers }, id) => client.delete(`/users/${id}/sessions/${randomUUID()}`, headers),
  audit: ({ client, headers }, id) => client.get(`/users/${id}/audit-logs`, headers),
  permissions: ({ client, headers }, id) =>
    client.put(`/users/${id}/permissions`, { permissions: { reports: { visible: true } } }, headers),
  activate: createBulkCall('activate'),
  deleteMany: createBulkCall('delete'),
  password: ({ client, headers }, id) =>
    client.put(`/users/${id}/password`, { password: 'Grue-Bleue-42-Sud!' }, headers),
  delete: ({ client, headers }, id) => client.delete(`/users/${id}`, headers),
};

const readStatuses = { list: 200, read: 200, preferencesRead: 200, sessions: 200, audit: 200 };
const writeStatuses = {
  create: 200,
  change: 200,
  preferences: 200,
  avatar: 422,
  session: 404,
  permissions: 200,
  activate: 200,
  password: 200,
};
const removalStatuses = { deleteMany: 200, delete: 200 };
const grantedStatuses: Record<string, Record<string, number>> = {
  superAdmin: { ...readStatuses, ...writeStatuses, ...removalStatuses },
  admin: { ...readStatuses, ...writeStatuses },
  operator: {},
  readOnly: readStatuses,
  noDelete: { ...readStatuses, ...writeStatuses },
  noWrite: { ...readStatuses, ...removalStatuses },
  nothing: {},
};

const ownProfileStatuses = {
  read: 200,
  change: 200,
  preferencesRead: 200,
  preferences: 200,
  avatar: 422,
  sessions: 200,
};
const ownAccountStatuses = { ...ownProfileStatuses, session: 404, audit: 200, password: 200 };

async function statusesOf(caller: SignedInPerson, targetOf: () => Promise<string>, names: string[]) {
  const found: Record<string, number> = {};
  for (const name of names) found[name] = (await calls[name]?.(caller, await targetOf()))?.status ?? 0;
  return found;
}

const sameStatusForAll = (status: number) =>
  Object.fromEntries(Object.keys(calls).map((name) => [name, status]));

test.each(Object.entries(people))(
  'what %s may do to another account',
  async (name, [role, rights]) => {
    const caller = await (await addPerson(server, role, rights)).join();
    const found = await statusesOf(
      caller,
      async () => (await addPerson(server, 'OPERATOR')).id,
      Object.keys(calls),
    );
    expect(found).toEqual({ ...sameStatusForAll(403), ...grantedStatuses[name] });
  },
  60_000,
);

test.each(Object.entries(people))(
  'what %s may do with their own account',
  async (_name, [role, rights]) => {
    const caller = await (await addPerson(server, role, rights)).join();
    const found = await statusesOf(caller, () => Promise.resolve(caller.id), Object.keys(ownAccountStatuses));
    expect(found).toEqual(ownAccountStatuses);
  },
  60_000,
);

test('every call requires a token', async () => {
  const caller = { id: '', client: server.client(), headers: { authorization: '' } };
  expect(await statusesOf(caller, () => Promise.resolve(randomUUID()), Object.keys(calls))).toEqual(
    sameStatusForAll(401),
  );
});

test('an administrator can neither change nor appoint a super administrator', async () => {
  const admin = await (await addPerson(server, 'ADMIN', { ...withoutDelete, delete: true })).join();
  const { client, headers } = admin;
  const changing = ['change', 'preferences', 'avatar', 'session', 'permissions', 'password', 'delete'];
  const superAdmin = () => addPerson(server, 'SUPER_ADMIN').then(({ id }) => id);
  const found = await statusesOf(admin, superAdmin, changing);
  expect(found).toEqual(Object.fromEntries(changing.map((name) => [name, 403])));
  const { id } = await addPerson(server, 'OPERATOR');
  const role = 'SUPER_ADMIN';
  expect((await client.put(`/users/${id}`, { role }, headers)).status).toBe(403);
  expect((await client.post('/users', { ...newUser(), role }, headers)).status).toBe(403);
  for (const action of ['activate', 'deactivate', 'delete'])
    expect(
      (await client.post('/users/bulk-action', { action, userIds: [await superAdmin()] }, headers)).body.data,
    ).toMatchObject({ successCount: 0, errorCount: 1 });
}, 60_000);

test('users cannot delete, deactivate, demote or lock out themselves', async () => {
  const { id, client, headers } = await (await addPerson(server, 'SUPER_ADMIN')).join();
  const rule = { status: 409, body: { code: 'RULE' } };
  expect(await client.delete(`/users/${id}`, headers)).toMatchObject(rule);
  for (const changes of [{ status: 'INACTIVE' }, { role: 'ADMIN' }])
    expect(await client.put(`/users/${id}`, changes, headers)).toMatchObject(rule);
  const permissions = { users: { visible: true, read: true, write: false, delete: false } };
  expect(await client.put(`/users/${id}/permissions`, { permissions }, headers)).toMatchObject(rule);
});
