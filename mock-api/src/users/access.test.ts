import { auditListResponseSchema, sessionListResponseSchema } from '@escale/contracts';
import { testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const server = testServer();
beforeEach(() => server.advance(1_000));

test('permissions: omitted flags stay, write implies read, and the audit log gets an entry', async () => {
  const superAdmin = await (await addPerson(server, 'SUPER_ADMIN')).join();
  const { id } = await addPerson(server, 'OPERATOR');
  const put = (permissions: object) =>
    superAdmin.client.put(`/users/${id}/permissions`, { permissions }, superAdmin.headers);
  const read = async () =>
    (await superAdmin.client.get(`/users/${id}/preferences`, superAdmin.headers)).body.data.permissions;
  await put({ reports: { visible: true, export: true }, yard: { visible: true, manage: false } });
  await put({ users: { visible: true, read: false, write: true } });
  expect(await read()).toMatchObject({
    reports: { visible: true, export: true, read: true },
    yard: { visible: true, manage: false },
    users: { visible: true, read: true, write: true },
    containers: { write: true },
  });
  expect((await server.audit()).find(({ resource }) => resource === `users/${id}`)).toMatchObject({
    action: 'UPDATE',
    userId: superAdmin.id,
  });
});

test('only super administrators grant permissions that they do not hold', async () => {
  const admin = await (await addPerson(server, 'ADMIN')).join();
  const { id } = await addPerson(server, 'OPERATOR');
  const put = (permissions: object) =>
    admin.client.put(`/users/${id}/permissions`, { permissions }, admin.headers);
  expect((await put({ users: { visible: true, read: true, write: true } })).status).toBe(200);
  expect(await put({ users: { delete: true } })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect((await put({ yard: { visible: true } })).status).toBe(403);
});

test('a password set by an administrator works and ends all sessions of the user', async () => {
  const superAdmin = await (await addPerson(server, 'SUPER_ADMIN')).join();
  const person = await addPerson(server, 'OPERATOR');
  const victim = await person.join();
  const put = (password: string) =>
    superAdmin.client.put(`/users/${person.id}/password`, { password }, superAdmin.headers);
  for (const weak of ['court', 'aaaaaaaaaaaa', 'a'.repeat(200)])
    expect(await put(weak)).toMatchObject({ status: 422, body: { code: 'PASSWORD_REFUSED' } });
  expect((await put('Grue-Bleue-42-Sud!')).status).toBe(200);
  expect(await server.newestMail()).toMatchObject({
    recipient: person.email,
    subject: 'Votre mot de passe Escale a été modifié',
  });
  expect((await victim.client.get('/auth/me', victim.headers)).status).toBe(401);
  const login = { email: person.email, password: 'Grue-Bleue-42-Sud!' };
  expect((await server.client().post('/auth/login', login)).status).toBe(200);
  expect(JSON.stringify(await server.audit())).not.toMatch(/Grue-Bleue|argon2/);
});

test('sessions: the current one first; a deleted one ends immediately', async () => {
  const person = await addPerson(server, 'OPERATOR');
  const old = await person.join();
  server.advance(1_000);
  const young = await person.join();
  const { body } = await old.client.get(`/users/${person.id}/sessions`, old.headers);
  const { data } = await sessionListResponseSchema.validate(body, { strict: true });
  expect(data).toHaveLength(2);
  expect(Date.parse(data[0]?.createdAt ?? '')).toBeLessThan(Date.parse(data[1]?.createdAt ?? ''));
  expect(data.every(({ token }) => token.length > 20)).toBe(true);
  const path = `/users/${person.id}/sessions/${data[1]?.id ?? ''}`;
  expect((await old.client.delete(path, old.headers)).status).toBe(200);
  expect((await young.client.get('/auth/me', young.headers)).status).toBe(401);
  expect((await old.client.delete(path, old.headers)).status).toBe(404);
  const superAdmin = await (await addPerson(server, 'SUPER_ADMIN')).join();
  const foreign = `/users/${superAdmin.id}/sessions/${data[0]?.id ?? ''}`;
  expect((await superAdmin.client.delete(foreign, superAdmin.headers)).status).toBe(404);
  expect((await old.client.get('/auth/me', old.headers)).status).toBe(200);
});

test('activity: actions by and on the user, by page and action, in a stable order', async () => {
  const superAdmin = await (await addPerson(server, 'SUPER_ADMIN')).join();
  const person = await addPerson(server, 'OPERATOR');
  const own = await person.join();
  for (let count = 0; count < 25; count += 1)
    await superAdmin.client.put(`/users/${person.id}`, { firstName: `Prénom ${count}` }, superAdmin.headers);
  const get = async (query: string) => {
    const { body } = await own.client.get(`/users/${person.id}/audit-logs${query}`, own.headers);
    return auditListResponseSchema.validate(body, { strict: true });
  };
  const [first, second] = [await get('?page=1&limit=20'), await get('?page=2&limit=20')];
  expect(first.pagination).toEqual({ pages: 2, total: 26 });
  expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(26);
  expect((await get('?action=LOGIN')).data).toMatchObject([{ action: 'LOGIN', userId: person.id }]);
  expect((await get('?action=UPDATE')).data[0]).toMatchObject({ userId: superAdmin.id, ipAddress: '' });
  for (const query of ['?page=0', '?limit=1000', '?page=x', '?action=X'])
    expect((await own.client.get(`/users/${person.id}/audit-logs${query}`, own.headers)).status).toBe(400);
});

test('activity: the owner sees how others ended a session, but not why they changed the status', async () => {
  const superAdmin = await (await addPerson(server, 'SUPER_ADMIN')).join();
  const person = await addPerson(server, 'OPERATOR');
  const put = (changes: object) => superAdmin.client.put(`/users/${person.id}`, changes, superAdmin.headers);
  await put({ status: 'SUSPENDED', reason: 'Enquête interne' });
  await put({ status: 'ACTIVE' });
  await superAdmin.client.post(`/users/${person.id}/force-logout`, {}, superAdmin.headers);
  const own = await person.join();
  const reasons = async ({ client, headers }: typeof own) => {
    const { body } = await client.get(`/users/${person.id}/audit-logs`, headers);
    const { data } = await auditListResponseSchema.validate(body, { strict: true });
    return data.flatMap(({ metadata: { reason } }) => reason ?? []);
  };
  expect(await reasons(own)).toEqual(['FORCED']);
  expect((await reasons(superAdmin)).toSorted()).toEqual(['Enquête interne', 'FORCED']);
});
