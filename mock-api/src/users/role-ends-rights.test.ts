import { inheritedNames, type PermissionMap, type Role } from '@escale/contracts';
import { eq } from 'drizzle-orm';
import { users } from '../db/schema';
import { createTestRegistry, yard } from '../../testing/test-registry';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const { file } = createTestRegistry(yard);
let server: TestServer;
let superAdmin: Person;
beforeAll(async () => {
  server = await startTestServer({ MODULE_REGISTRY: file });
  superAdmin = await (await addPerson(server, 'SUPER_ADMIN')).join();
}, 120_000);
afterAll(() => server.close());

const savedPermissionsOf = async (id: string) =>
  (await server.db.select().from(users).where(eq(users.id, id)))[0]?.permissions;
type Person = Awaited<ReturnType<Awaited<ReturnType<typeof addPerson>>['join']>>;

const permissionsBefore: PermissionMap = {
  yard: { visible: true, read: true, release: true, extra: true },
  // A module that is no longer declared.
  shed: { visible: true, read: true },
  containers: { visible: true, read: true, write: true, delete: true },
};

const changeRoleAlone = ({ client, headers }: Person, id: string, role: Role) =>
  client.put(`/users/${id}`, { role }, headers);
const changeRoleInBulk = ({ client, headers }: Person, id: string, role: Role) =>
  client.post('/users/bulk-action', { action: 'changeRole', role, userIds: [id] }, headers);

test.each([
  ['singly', 'ADMIN', 'OPERATOR', changeRoleAlone],
  ['in bulk', 'ADMIN', 'OPERATOR', changeRoleInBulk],
  ['in bulk', 'SUPER_ADMIN', 'OPERATOR', changeRoleInBulk],
  ['singly', 'OPERATOR', 'ADMIN', changeRoleAlone],
] as const)(
  'a user who gets another role, %s, %s to %s, keeps no right of the former role',
  async (_how, from, to, give) => {
    const { id } = await addPerson(server, from, undefined, permissionsBefore);
    const plain = await addPerson(server, to);
    const rights = async (of: string) =>
      (await superAdmin.client.get(`/users/${of}/preferences`, superAdmin.headers)).body.data
        .permissions as PermissionMap;
    expect((await rights(id)).yard).toEqual(permissionsBefore.yard);
    expect((await give(superAdmin, id, to)).status).toBe(200);
    expect(await savedPermissionsOf(id)).toEqual({});
    expect(await rights(id)).toEqual(await rights(plain.id));
    const [entry] = (await server.audit()).filter(({ resource }) => resource === `users/${id}`);
    expect(entry).toMatchObject({
      action: 'ROLE_CHANGE',
      metadata: {
        before: { permissions: { shed: permissionsBefore.shed } },
        after: { permissions: { shed: null } },
      },
    });
  },
);

test.each(inheritedNames)('an inherited property name is not a module id: %s', async (name) => {
  const { client, headers } = superAdmin;
  const { id } = await addPerson(server, 'OPERATOR');
  const body = `{"permissions":{${JSON.stringify(name)}:{"visible":true}}}`;
  const json = { ...headers, 'content-type': 'application/json' };
  for (const path of [`/users/${id}/permissions`, '/roles/ADMIN/permissions'])
    expect(await client.put(path, body, json)).toMatchObject({ status: 400 });
  // An inherited property name is an undeclared flag as well.
  const flag = (value: boolean) => `{"permissions":{"yard":{${JSON.stringify(name)}:${value}}}}`;
  for (const path of [`/users/${id}/permissions`, '/roles/ADMIN/permissions']) {
    expect((await client.put(path, flag(true), json)).status).toBe(400);
    expect((await client.put(path, flag(false), json)).status).toBeLessThan(500);
  }
  expect(await savedPermissionsOf(id)).toEqual({});
});

test('does not store the denial of an undeclared right, so that accounts do not grow by it', async () => {
  const { client, headers } = superAdmin;
  const { id } = await addPerson(server, 'OPERATOR', undefined, { shed: { visible: true, read: true } });
  const denials = (prefix: string) =>
    Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${prefix}${at}`, false]));
  const permissions = {
    ...Object.fromEntries(
      Array.from({ length: 90 }, (_, at) => [`unknown${at}`, { visible: false, ...denials('flag') }]),
    ),
    yard: { visible: false, read: false, ...denials('flag') },
    shed: { read: false, other: false },
  };
  expect((await client.put(`/users/${id}/permissions`, { permissions }, headers)).status).toBe(200);
  expect(await savedPermissionsOf(id)).toEqual({
    yard: { visible: false, read: false },
    shed: { visible: true, read: false },
  });
});

test('the size of an account is bounded after all calls, also where no registry is read', async () => {
  const own = await startTestServer();
  const { client, headers } = await (await addPerson(own, 'SUPER_ADMIN')).join();
  const { id } = await addPerson(own, 'OPERATOR');
  const give = async (prefix: string) => {
    const permissions = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`${prefix}${at}`, { visible: true }]),
    );
    const statuses = ['/users/' + id, '/roles/SUPER_ADMIN'].map(
      async (path) => (await client.put(`${path}/permissions`, { permissions }, headers)).status,
    );
    return Promise.all(statuses);
  };
  expect(await give('one')).toEqual([200, 200]);
  expect(await give('two')).toEqual([400, 400]);
  await own.close();
});
