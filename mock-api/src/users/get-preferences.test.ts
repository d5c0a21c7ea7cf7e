import { eq } from 'drizzle-orm';
import { defaultPreferences, knownModuleIds, type PermissionMap } from '@escale/contracts';
import { accounts, bearerHeaders, signIn, testServer } from '../../testing/test-server';
import { users } from '../db/schema';

const server = testServer();

async function signInWith(credentials: { email: string; password: string }) {
  const client = server.client();
  const { accessToken, user } = await signIn(server, client, credentials);
  const preferencesOf = (id: string) => client.get(`/users/${id}/preferences`, bearerHeaders(accessToken));
  return { id: user.id, preferencesOf };
}

test('returns the preferences of the caller, with every known module [§3-10]', async () => {
  const { id, preferencesOf } = await signInWith(accounts.operator);
  const { body } = await preferencesOf(id);
  expect(body).toMatchObject({ success: true, data: defaultPreferences });
  expect(Object.keys(body.data.permissions).sort()).toEqual([...knownModuleIds].sort());
  const none = { visible: false, read: false, write: false, delete: false };
  expect(body.data.permissions).toMatchObject({ users: none, security: none });
});

test.each(['superAdmin', 'admin'] as const)('grants security to %s [§3-15 §6-13]', async (role) => {
  const { id, preferencesOf } = await signInWith(accounts[role]);
  expect((await preferencesOf(id)).body.data.permissions.security).toMatchObject({
    visible: true,
    read: true,
  });
});

test('requires the right to read users for the preferences of others', async () => {
  const [admin, operator] = [await signInWith(accounts.admin), await signInWith(accounts.operator)];
  expect((await admin.preferencesOf(operator.id)).status).toBe(200);
  expect(await operator.preferencesOf(admin.id)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
});

test('answers 404 for an unknown or malformed id', async () => {
  const { preferencesOf } = await signInWith(accounts.admin);
  for (const id of ['00000000-0000-4000-8000-000000000000', 'moi'])
    expect(await preferencesOf(id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

test('returns the saved entries, unknown flags and modules included, and completes missing ones [§3-11]', async () => {
  const { id, preferencesOf } = await signInWith(accounts.operator);
  const saved: PermissionMap = { reports: { visible: false, export: true }, yard: { visible: true } };
  await server.db.update(users).set({ permissions: saved }).where(eq(users.id, id));
  const { permissions } = (await preferencesOf(id)).body.data;
  expect(permissions).toMatchObject(saved);
  expect(permissions.containers).toMatchObject({ visible: true, read: true, write: true });
});

test('requires a token', async () => {
  const answer = await server.client().get('/users/00000000-0000-4000-8000-000000000000/preferences');
  expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
});
