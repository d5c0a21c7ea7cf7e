import { auditListResponseSchema, type AuditEntry } from '@escale/contracts';
import { accounts, bearerHeaders, signIn, serverOfEachTest } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const server = serverOfEachTest();

async function tokenOf(account: 'superAdmin' | 'admin' | 'operator') {
  return (await signIn(server, server.client(), accounts[account])).accessToken;
}

test('administrators read the newest fifty entries, each with its account [§3-18 §3-19]', async () => {
  const token = await tokenOf('admin');
  const { status, body } = await server.client().get('/users/audit-logs', bearerHeaders(token));
  expect(status).toBe(200);
  const { data, pagination } = await auditListResponseSchema.validate(body, { strict: true });
  expect(data).toHaveLength(50);
  expect(pagination?.total).toBeGreaterThan(50);
  expect(data[0]).toMatchObject({
    action: 'LOGIN',
    resource: 'auth',
    user: { email: accounts.admin.email },
    timestamp: server.now().toISOString(),
  });
  const times = data.map(({ timestamp }) => timestamp);
  expect(times).toEqual([...times].sort().reverse());
});

test('applies limit, page and sort within their bounds', async () => {
  const { get } = server.client();
  const headers = bearerHeaders(await tokenOf('superAdmin'));
  const newest = (await get('/users/audit-logs?limit=4&sort=desc', headers)).body.data;
  const second = (await get('/users/audit-logs?limit=2&page=2', headers)).body.data;
  expect(second).toEqual(newest.slice(2));
  const [oldest] = (await get('/users/audit-logs?limit=1&sort=asc', headers)).body.data;
  expect(oldest.timestamp < newest[3].timestamp).toBe(true);
  for (const query of ['limit=0', 'limit=201', 'sort=up', 'page=0'])
    expect((await get(`/users/audit-logs?${query}`, headers)).status).toBe(400);
});

test('lists the entries at or after one moment and before another', async () => {
  const { get } = server.client();
  const headers = bearerHeaders(await tokenOf('superAdmin'));
  const list = async (query: string) => (await get(`/users/audit-logs?limit=200&${query}`, headers)).body;
  const { data } = await list('sort=desc');
  const [to, from] = [data[3].timestamp, data[8].timestamp];
  const within = data.filter(({ timestamp }: AuditEntry) => timestamp >= from && timestamp < to);
  expect(within.length).toBeGreaterThan(0);
  const part = await list(`from=${from}&to=${to}`);
  expect(part).toMatchObject({ data: within, pagination: { pages: 1, total: within.length } });
  expect((await list(`from=${encodeURIComponent(from.replace('Z', '+00:00'))}`)).data).toEqual(
    data.filter(({ timestamp }: AuditEntry) => timestamp >= from),
  );
  expect(await list(`from=${to}&to=${from}`)).toMatchObject({ data: [], pagination: { total: 0 } });
  for (const query of ['from=hier', 'to=2026-13-01T00:00:00Z', 'from=', 'to=2026-11-21'])
    expect((await get(`/users/audit-logs?${query}`, headers)).status).toBe(400);
});

test('a failed sign-in contains the address that was typed [§3-18]', async () => {
  await server.client().post('/auth/login', { email: 'nobody@escale.test', password: 'whatever' });
  server.advance(1_000);
  const { body } = await server
    .client()
    .get('/users/audit-logs?limit=2', bearerHeaders(await tokenOf('admin')));
  expect(body.data[1]).toMatchObject({
    action: 'LOGIN_FAILED',
    userId: null,
    user: null,
    metadata: { email: 'nobody@escale.test', reason: 'EMAIL_UNKNOWN' },
  });
});

test('names the target account of an action by its name then, without id once it is deleted', async () => {
  const { get, put, delete: remove } = server.client();
  const { accessToken, user } = await signIn(server, server.client(), accounts.superAdmin);
  const headers = bearerHeaders(accessToken);
  const person = await addPerson(server, 'OPERATOR');
  const newest = async () => (await get('/users/audit-logs?limit=1', headers)).body.data[0] as AuditEntry;
  server.advance(1_000);
  await put(`/users/${person.id}`, { status: 'INACTIVE' }, headers);
  const { target } = await newest();
  expect(target).toEqual({ id: person.id, name: expect.any(String) as string });
  server.advance(1_000);
  await put(`/users/${person.id}`, { lastName: 'Renamed' }, headers);
  server.advance(1_000);
  await remove(`/users/${person.id}`, headers);
  expect(await newest()).toMatchObject({ action: 'DELETE', userId: user.id, target: { id: null } });
  const { body } = await get('/users/audit-logs?limit=4', headers);
  const told = (body.data as AuditEntry[]).filter(({ resource }) => resource === `users/${person.id}`);
  expect(told.map(({ target: whom }) => whom?.name)).toEqual([
    expect.stringContaining('Renamed'),
    target?.name,
    target?.name,
  ]);
});

test('older entries without a name get the current one; a sign-in has no target account', async () => {
  const headers = bearerHeaders(await tokenOf('admin'));
  const { data } = (await server.client().get('/users/audit-logs?limit=200', headers)).body;
  const changes = (data as AuditEntry[]).filter(({ resource }) => resource.startsWith('users/'));
  expect(changes.length).toBeGreaterThan(0);
  for (const { target, resource } of changes)
    expect(target).toEqual({ id: resource.slice('users/'.length), name: expect.any(String) as string });
  expect(data[0]).toMatchObject({ action: 'LOGIN', target: null });
});

test('operators may read neither the log nor the statistics [§7-12 §7-27]', async () => {
  const headers = bearerHeaders(await tokenOf('operator'));
  for (const path of ['/users/audit-logs', '/auth/session-stats'])
    expect(await server.client().get(path, headers)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
});

test.each(['ADMIN', 'SUPER_ADMIN'] as const)(
  '%s without the right to read the module security may read neither',
  async (role) => {
    for (const security of [
      { visible: false, read: true },
      { visible: true, read: false },
    ]) {
      const { client, headers } = await (await addPerson(server, role, undefined, { security })).join();
      for (const path of ['/users/audit-logs', '/auth/session-stats'])
        expect(await client.get(path, headers)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
  },
);
