import type { PermissionMap, Role } from '@escale/contracts';
import { rolePermissions } from '../db/schema';
import { openSeededDatabase } from '../../testing/test-database';
import { createTestRegistry, yard } from '../../testing/test-registry';
import { startTestServer, testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const { file: registry, publish } = createTestRegistry(yard);
const server = testServer({ MODULE_REGISTRY: registry });

async function addSignedIn(role: Role, further: PermissionMap = {}) {
  const { id, client, headers } = await (await addPerson(server, role, undefined, further)).join();
  return {
    id,
    rights: async () =>
      ((await client.get(`/users/${id}/preferences`, headers)).body.data as { permissions: PermissionMap })
        .permissions,
    grant: (userId: string, permissions: PermissionMap) =>
      client.put(`/users/${userId}/permissions`, { permissions }, headers),
    set: (of: Role, permissions: PermissionMap) =>
      client.put(`/roles/${of}/permissions`, { permissions }, headers),
    rightsOf: (of: Role) => client.get(`/roles/${of}/permissions`, headers),
  };
}

test('a module with a new id has the role defaults that its descriptor declares, from its publication on', async () => {
  const [admin, operator] = [await addSignedIn('ADMIN'), await addSignedIn('OPERATOR')];
  expect((await admin.rights()).yard).toEqual({ visible: true, read: true, release: true });
  expect((await operator.rights()).yard).toBeUndefined();
  publish({ ...yard, roleDefaults: { ...yard.roleDefaults, OPERATOR: ['visible', 'read'] } });
  await expect(eventually(operator.rights, (rights) => rights.yard !== undefined)).resolves.toMatchObject({
    yard: { visible: true, read: true },
  });
  publish(yard);
  await eventually(operator.rights, (rights) => rights.yard === undefined);
});

test('an entry of the account counts before the default of its role', async () => {
  const admin = await addSignedIn('ADMIN', { yard: { visible: true, read: true } });
  expect((await admin.rights()).yard).toEqual({ visible: true, read: true });
});

test('a right that no published module declares is refused in words', async () => {
  const superAdmin = await addSignedIn('SUPER_ADMIN');
  const { id } = await addPerson(server, 'OPERATOR');
  const refused = (moduleId: string, right: string) => ({
    status: 400,
    body: { error: `Aucun module publié ne déclare le droit « ${right} » pour le module « ${moduleId} ».` },
  });
  expect(await superAdmin.grant(id, { yard: { visible: true, seize: true } })).toMatchObject(
    refused('yard', 'seize'),
  );
  expect(await superAdmin.grant(id, { shed: { visible: true } })).toMatchObject(refused('shed', 'visible'));
  expect(await superAdmin.set('ADMIN', { yard: { visible: true, seize: true } })).toMatchObject(
    refused('yard', 'seize'),
  );
  expect(await superAdmin.grant(id, { yard: { visible: true, read: true, release: true } })).toMatchObject({
    status: 200,
  });
});

test('a super administrator sets the rights of a role in a module; its users follow at once; it is logged', async () => {
  const [superAdmin, admin, operator] = [
    await addSignedIn('SUPER_ADMIN'),
    await addSignedIn('ADMIN'),
    await addSignedIn('OPERATOR'),
  ];
  const own = await addSignedIn('OPERATOR', { yard: { visible: false } });
  const given = { yard: { visible: true, read: true, release: true } };
  expect(await admin.set('OPERATOR', given)).toMatchObject({ status: 403 });
  expect(await superAdmin.set('OPERATOR', given)).toMatchObject({ status: 200 });
  expect((await operator.rights()).yard).toEqual(given.yard);
  expect((await own.rights()).yard).toEqual({ visible: false });
  expect((await admin.rightsOf('OPERATOR')).body).toMatchObject({ data: { permissions: given } });
  expect((await server.audit()).find(({ resource }) => resource === 'roles/OPERATOR')).toMatchObject({
    action: 'UPDATE',
    userId: superAdmin.id,
    metadata: { before: { permissions: { yard: null } }, after: { permissions: given } },
  });
  expect(
    await superAdmin.set('OPERATOR', { yard: { visible: false, read: false, release: false } }),
  ).toMatchObject({
    status: 200,
  });
  expect((await operator.rights()).yard?.visible).not.toBe(true);
});

test('a role keeps all rights of the role below it, and the super administrator the modules of the platform', async () => {
  const superAdmin = await addSignedIn('SUPER_ADMIN');
  expect(
    await superAdmin.set('OPERATOR', { users: { visible: true, read: true, delete: true } }),
  ).toMatchObject({
    status: 409,
    body: { error: 'Un rôle doit avoir tous les droits du rôle inférieur dans ce module.' },
  });
  expect(await superAdmin.set('ADMIN', { containers: { visible: false } })).toMatchObject({ status: 409 });
  expect(await superAdmin.set('SUPER_ADMIN', { users: { visible: false } })).toMatchObject({
    status: 409,
    body: { error: 'Les droits du super administrateur sur les modules de base ne changent pas.' },
  });
});

test('users follow the rights of their role in a module of the platform, too', async () => {
  const [superAdmin, operator] = [await addSignedIn('SUPER_ADMIN'), await addSignedIn('OPERATOR')];
  expect(await operator.rightsOf('ADMIN')).toMatchObject({ status: 403 });
  await superAdmin.set('OPERATOR', { users: { visible: true, read: true } });
  expect(await operator.rightsOf('ADMIN')).toMatchObject({ status: 200 });
  await superAdmin.set('OPERATOR', { users: { visible: false, read: false } });
  expect(await operator.rightsOf('ADMIN')).toMatchObject({ status: 403 });
});

test('rights set for a role while the server starts apply', async () => {
  const database = await openSeededDatabase();
  let isSet = false;
  const listen: typeof database.listen = async (...channel) => {
    if (!isSet) {
      isSet = true;
      const flags = { visible: true, read: true };
      await database.db.insert(rolePermissions).values({ role: 'OPERATOR', moduleId: 'users', flags });
    }
    return database.listen(...channel);
  };
  const starting = await startTestServer({}, { database: { ...database, listen } });
  const { client, headers } = await (await addPerson(starting, 'OPERATOR')).join();
  expect(await client.get('/roles/ADMIN/permissions', headers)).toMatchObject({ status: 200 });
  await starting.close();
});

/** Repeats a read until its value shows that the server has loaded the newest registry, and returns that value. */
async function eventually<Value>(
  read: () => Promise<Value>,
  isReached: (value: Value) => boolean,
): Promise<Value> {
  const value = await read();
  return isReached(value) ? value : eventually(read, isReached);
}
