import type { Role, User } from '@escale/contracts';
import { accounts, bearerHeaders, signIn, testServer } from '../../testing/test-server';

const server = testServer();

async function signInAs(account: 'superAdmin' | 'admin' | 'operator') {
  const client = server.client();
  const { accessToken, user } = await signIn(server, client, accounts[account]);
  const headers = bearerHeaders(accessToken);
  const list = async () => (await client.get('/users', headers)).body.data as User[];
  const roleOf = async (id: string) => (await list()).find((one) => one.id === id)?.role;
  const run = (body: object) => client.post('/users/bulk-action', body, headers);
  const give = (role: Role, ...userIds: string[]) => run({ action: 'changeRole', role, userIds });
  return { client, headers, id: user.id, list, roleOf, run, give };
}

const addressOf = (account: keyof typeof accounts) => accounts[account].email;

test('gives a role to several accounts, with its permissions and one audit log entry for each change', async () => {
  const { client, headers, list, roleOf, give } = await signInAs('superAdmin');
  const [one, other] = (await list()).filter(
    ({ role, email }) => role === 'OPERATOR' && email !== addressOf('operator'),
  );
  if (one === undefined || other === undefined) throw new Error('operators are seeded');
  const permissions = { users: { visible: true, read: true }, lounge: { visible: true } };
  await client.put(`/users/${one.id}/permissions`, { permissions }, headers);

  expect((await give('ADMIN', one.id, other.id)).body.data).toEqual({
    action: 'changeRole',
    successCount: 2,
    errorCount: 0,
    errors: [],
  });
  expect([await roleOf(one.id), await roleOf(other.id)]).toEqual(['ADMIN', 'ADMIN']);
  const entriesOf = async () =>
    (await server.audit()).filter(
      ({ action, resource }) => action === 'ROLE_CHANGE' && resource === `users/${one.id}`,
    );
  expect(await entriesOf()).toMatchObject([
    { metadata: { before: { role: 'OPERATOR' }, after: { role: 'ADMIN' } } },
  ]);
  const saved = (await client.get(`/users/${one.id}/preferences`, headers)).body.data as {
    permissions: Record<string, unknown>;
  };
  expect(saved.permissions.users).not.toEqual(permissions.users);

  expect((await give('ADMIN', one.id)).body.data).toMatchObject({ successCount: 1 });
  expect(await entriesOf()).toHaveLength(1);
});

test("refuses the account of the caller, and a role above the caller's own", async () => {
  const { id, list, roleOf, give } = await signInAs('admin');
  const target = (await list()).find(
    ({ role, email }) => role === 'OPERATOR' && email !== addressOf('operator'),
  );
  if (target === undefined) throw new Error('operators are seeded');
  const { body } = await give('SUPER_ADMIN', target.id);
  expect(body.data).toMatchObject({ successCount: 0, errors: [{ userId: target.id }] });
  expect((await give('OPERATOR', id)).body.data).toMatchObject({ successCount: 0, errors: [{ userId: id }] });
  expect([await roleOf(target.id), await roleOf(id)]).toEqual(['OPERATOR', 'ADMIN']);
});

test('is refused without a role, with an unknown one, and without the right to write', async () => {
  const admin = await signInAs('superAdmin');
  for (const role of [undefined, 'ROOT', null])
    expect((await admin.run({ action: 'changeRole', userIds: [admin.id], role })).status).toBe(400);
  const operator = await signInAs('operator');
  expect((await operator.give('OPERATOR', admin.id)).status).toBe(403);
});

test('a role in the body of another action has no effect', async () => {
  const { list, run } = await signInAs('superAdmin');
  const userIds = (await list()).filter(({ role }) => role === 'SUPER_ADMIN').map(({ id }) => id);
  const { body } = await run({ action: 'deactivate', role: 'SUPER_ADMIN', userIds });
  expect(body.data.errorCount).toBeGreaterThan(0);
  expect(
    (await list()).filter(({ role, status }) => role === 'SUPER_ADMIN' && status === 'ACTIVE'),
  ).not.toEqual([]);
});
