import { randomUUID } from 'node:crypto';
import { defaultPreferences, type PermissionMap, type Role, type User } from '@escale/contracts';
import { eq } from 'drizzle-orm';
import { users } from '../db/schema';
import { initialPermissions } from '../rights/permissions';
import { roleRights } from '../rights/role-rights';
import { testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const server = testServer();
beforeEach(() => server.forgetLimits());

const allRights = { visible: true, read: true, write: true, delete: true };
const withoutDelete = { ...allRights, delete: false };
const moreRightsSentence =
  "Vous ne pouvez pas modifier un utilisateur qui a des droits que vous n'avez pas vous-même.";

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof addPerson>>['join']>>;

const addSignedIn = async (role: Role, further: PermissionMap = {}): Promise<Person> =>
  (await addPerson(server, role, withoutDelete, further)).join();
const rowOf = async (id: string) => (await server.db.select().from(users).where(eq(users.id, id)))[0];

const put =
  (path: string, body: object) =>
  ({ client, headers }: Person, id: string) =>
    client.put(`/users/${id}${path}`, body, headers);

const changes = {
  password: put('/password', { password: 'Grue-Bleue-42-Sud!' }),
  email: put('', { email: 'mine@escale.test' }),
  name: put('', { lastName: 'Autre' }),
  role: put('', { role: 'OPERATOR' }),
  status: put('', { status: 'SUSPENDED' }),
  preferences: put('/preferences', defaultPreferences),
  permissions: put('/permissions', { permissions: { users: withoutDelete } }),
  picture: ({ client, headers }: Person, id: string) =>
    client.post(`/users/${id}/avatar`, undefined, headers),
  session: ({ client, headers }: Person, id: string) =>
    client.delete(`/users/${id}/sessions/${randomUUID()}`, headers),
};

test.each(Object.entries(changes))(
  'an administrator cannot change the %s of an account with more rights',
  async (_name, change) => {
    const actor = await addSignedIn('ADMIN');
    const { id } = await addPerson(server, 'ADMIN', allRights);
    const before = await rowOf(id);
    expect(await change(actor, id)).toMatchObject({ status: 403, body: { error: moreRightsSentence } });
    expect(await rowOf(id)).toEqual(before);
  },
);

test('an administrator cannot deactivate or delete an account with more rights, alone or in bulk', async () => {
  const actor = await (await addPerson(server, 'ADMIN', allRights, { containers: withoutDelete })).join();
  const { id } = await addPerson(server, 'OPERATOR', undefined, { containers: allRights });
  const { client, headers } = actor;
  expect(await client.delete(`/users/${id}`, headers)).toMatchObject({
    status: 403,
    body: { error: moreRightsSentence },
  });
  for (const action of ['activate', 'deactivate', 'changeRole', 'delete']) {
    const asked = { action, userIds: [id], role: 'OPERATOR' };
    const { body } = await client.post('/users/bulk-action', asked, headers);
    expect(body.data).toMatchObject({ successCount: 0, errors: [{ userId: id, error: moreRightsSentence }] });
  }
  expect(await rowOf(id)).toMatchObject({ status: 'ACTIVE' });
});

test('rights of equals and saved rights below the role count: the account can be changed', async () => {
  const actor = await addSignedIn('ADMIN');
  for (const further of [
    {},
    { containers: withoutDelete },
    { containers: { ...allRights, visible: false } },
  ]) {
    const { id } = await addPerson(server, 'ADMIN', withoutDelete, further);
    expect(await put('', { firstName: 'Autre' })(actor, id)).toMatchObject({ status: 200 });
  }
});

test('the right is read when the change is made: one withdrawn while the password is hashed does not count', async () => {
  const actor = await addSignedIn('ADMIN');
  const { id } = await addPerson(server, 'OPERATOR');
  const before = await rowOf(id);
  const asked = changes.password(actor, id);
  const none = { ...allRights, write: false };
  const permissions = { ...initialPermissions(roleRights(0, [], null), 'ADMIN'), users: none };
  await server.db.update(users).set({ permissions }).where(eq(users.id, actor.id));
  expect(await asked).toMatchObject({ status: 403 });
  expect((await rowOf(id))?.passwordHash).toBe(before?.passwordHash);
});

describe('roles', () => {
  const newUser = (role: Role) => ({
    email: `${randomUUID()}@escale.test`,
    username: randomUUID(),
    firstName: 'N',
    lastName: 'N',
    role,
  });
  const refused = {
    status: 403,
    body: {
      error: "Vous ne pouvez pas attribuer un rôle dont vous n'avez pas vous-même tous les droits.",
    },
  };

  test.each(['containers', 'shipments', 'security'])(
    'nobody can create an account with a role whose rights in %s they do not hold',
    async (module) => {
      const { client, headers } = await addSignedIn('ADMIN', { [module]: { visible: false } });
      expect(await client.post('/users', newUser('ADMIN'), headers)).toMatchObject(refused);
    },
  );

  test('a role whose rights they hold can be given to a new account', async () => {
    const { client, headers } = await addSignedIn('ADMIN', { security: { visible: false } });
    expect(await client.post('/users', newUser('OPERATOR'), headers)).toMatchObject({ status: 200 });
  });

  test('withdrawn rights do not return by way of another role', async () => {
    const { client, headers } = await addSignedIn('ADMIN', { containers: withoutDelete });
    const { id } = await addPerson(server, 'ADMIN', withoutDelete, { containers: withoutDelete });
    expect(await client.put(`/users/${id}`, { role: 'OPERATOR' }, headers)).toMatchObject({ status: 200 });
    expect(await client.put(`/users/${id}`, { role: 'ADMIN' }, headers)).toMatchObject(refused);
    expect(await rowOf(id)).toMatchObject({ role: 'OPERATOR' });
  });
});

test('a user cannot show a module to a person who holds flags in it that the user lacks', async () => {
  const { client, headers } = await addSignedIn('ADMIN', { containers: withoutDelete });
  const { id } = await addPerson(server, 'OPERATOR', undefined, {
    containers: { ...allRights, visible: false },
  });
  const permissions = { containers: { visible: true } };
  expect(await client.put(`/users/${id}/permissions`, { permissions }, headers)).toMatchObject({
    status: 403,
    body: { error: "Vous ne pouvez pas accorder un droit que vous n'avez pas vous-même." },
  });
});

test('a user cannot grant a flag in a module that they do not see', async () => {
  const { client, headers } = await addSignedIn('ADMIN', { containers: { ...allRights, visible: false } });
  const { id } = await addPerson(server, 'OPERATOR', undefined, { containers: { visible: false } });
  const permissions = { containers: { read: true } };
  expect(await client.put(`/users/${id}/permissions`, { permissions }, headers)).toMatchObject({
    status: 403,
  });
});

test('the detail tells users with fewer rights that the account has more', async () => {
  const { id } = await addPerson(server, 'ADMIN', allRights);
  const abilitiesFor = async ({ client, headers }: Person) =>
    ((await client.get(`/users/${id}`, headers)).body.data as User).abilities;
  expect(await abilitiesFor(await addSignedIn('ADMIN'))).toMatchObject({
    edit: 'moreRights',
    delete: 'moreRights',
  });
  expect(await abilitiesFor(await (await addPerson(server, 'ADMIN', allRights)).join())).toBeUndefined();
  expect(await abilitiesFor(await addSignedIn('SUPER_ADMIN'))).toBeUndefined();
});
