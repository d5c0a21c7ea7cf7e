import { seenVersionHeader, type ModulePermissions } from '@escale/contracts';
import { testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const server = testServer();

async function setUpAccounts() {
  const admin = await (await addPerson(server, 'SUPER_ADMIN')).join();
  const { id } = await addPerson(server, 'ADMIN');
  const read = async () =>
    (await admin.client.get(`/users/${id}/preferences`, admin.headers)).body.data as {
      updatedAt: string;
      permissions: Record<string, Record<string, boolean>>;
    };
  const put = (permissions: object, seen?: string) =>
    admin.client.put(
      `/users/${id}/permissions`,
      { permissions },
      { ...admin.headers, ...(seen !== undefined && { [seenVersionHeader]: seen }) },
    );
  return { read, put };
}

test('rejects permissions based on an older version: a revoked flag is not restored', async () => {
  const { read, put } = await setUpAccounts();
  const { updatedAt, permissions } = await read();
  const revoked = { ...permissions.dashboard, write: false };
  expect(await put({ dashboard: revoked }, updatedAt)).toMatchObject({ status: 200 });
  expect(await put({ ...permissions, reports: { visible: false } }, updatedAt)).toMatchObject({
    status: 409,
    body: { code: 'STALE', error: 'Cet utilisateur a été modifié entre-temps par une autre personne.' },
  });
  expect((await read()).permissions.dashboard).toEqual(revoked);
});

test('accepts the current version as a strong or weak tag and in quotes', async () => {
  const { read, put } = await setUpAccounts();
  for (const [index, tag] of [
    (v: string) => v,
    (v: string) => `"${v}"`,
    (v: string) => `W/"${v}"`,
  ].entries()) {
    const { updatedAt } = await read();
    const flags = { visible: true, read: index % 2 === 0 };
    expect(await put({ reports: flags }, tag(updatedAt))).toMatchObject({ status: 200 });
  }
});

test("stores a module's own permission; users cannot grant one that they do not effectively hold", async () => {
  const { id } = await addPerson(server, 'OPERATOR');
  const grant = { permissions: { yard: { visible: true, read: true, release: true } } };
  const give = async (yard: ModulePermissions) => {
    const { client, headers } = await (await addPerson(server, 'ADMIN', undefined, { yard })).join();
    return client.put(`/users/${id}/permissions`, grant, headers);
  };
  expect(await give({ visible: true, read: true })).toMatchObject({ status: 403 });
  expect(await give({ visible: false, read: true, release: true })).toMatchObject({ status: 403 });
  expect(await give({ visible: true, read: true, release: true })).toMatchObject({ status: 200 });
  const admin = await (await addPerson(server, 'SUPER_ADMIN')).join();
  const { body } = await admin.client.get(`/users/${id}/preferences`, admin.headers);
  expect(body.data).toMatchObject(grant);
});

test('skips the version check when no version is sent', async () => {
  const { read, put } = await setUpAccounts();
  await put({ reports: { visible: false } });
  expect(await put({ reports: { visible: true } })).toMatchObject({ status: 200 });
  expect((await read()).permissions.reports?.visible).toBe(true);
});
