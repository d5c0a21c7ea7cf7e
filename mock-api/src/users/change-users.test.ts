import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createUserResponseSchema, userResponseSchema } from '@escale/contracts';
import { accounts, bearerHeaders, signIn, startTestServer, testServer } from '../../testing/test-server';
import { passwordLinks, users } from '../db/schema';

const server = testServer();
beforeEach(() => server.advance(1_000));

async function signInAs(account: 'superAdmin' | 'admin' | 'operator') {
  const client = server.client();
  const { accessToken, user } = await signIn(server, client, accounts[account]);
  return { client, id: user.id, headers: bearerHeaders(accessToken) };
}

let userNumber = 0;
const newBody = (changes: object = {}) => {
  userNumber += 1;
  const names = { email: `nouveau${userNumber}@escale.test`, username: `nouveau${userNumber}` };
  return { ...names, firstName: 'Nouvelle', lastName: 'Recrue', role: 'OPERATOR', ...changes };
};

test('a new account is inactive and gets an invitation, its permissions and an audit log entry [§4-19]', async () => {
  const { client, id, headers } = await signInAs('admin');
  const body = newBody({ email: '  Nouveau.Compte@Escale.TEST ' });
  const answer = await client.post('/users', body, headers);
  expect(answer.status).toBe(200);
  const created = await createUserResponseSchema.validate(answer.body, { strict: true });
  expect(created).toMatchObject({
    invitationSent: true,
    data: {
      email: 'nouveau.compte@escale.test',
      status: 'INACTIVE',
      invitationPending: true,
      lastLoginAt: null,
    },
  });
  const mail = await server.newestMail();
  expect(mail).toMatchObject({ recipient: 'nouveau.compte@escale.test' });
  expect(mail?.link).toContain('invitation=true');
  expect((await server.audit())[0]).toMatchObject({
    action: 'CREATE',
    userId: id,
    resource: `users/${created.data.id}`,
    metadata: { name: 'Nouvelle Recrue', after: { email: 'nouveau.compte@escale.test', role: 'OPERATOR' } },
  });
  const rights = await client.get(`/users/${created.data.id}/preferences`, headers);
  expect(rights.body.data.permissions).toMatchObject({
    containers: { write: true },
    users: { visible: false },
  });
});

test('creates the account when the mail server fails, and reports the invitation as not sent', async () => {
  const other = await startTestServer();
  const client = other.client();
  const { accessToken } = await signIn(other, client, accounts.superAdmin);
  const sending = jest.spyOn(other.mailer, 'send').mockResolvedValue(() => Promise.resolve(false));
  const answer = await client.post('/users', newBody(), bearerHeaders(accessToken));
  sending.mockRestore();
  expect(answer).toMatchObject({ status: 200, body: { success: true, invitationSent: false } });
  expect((await client.get(`/users/${answer.body.data.id}`, bearerHeaders(accessToken))).status).toBe(200);
  await other.close();
});

test('e-mail and username are unique, ignoring case', async () => {
  const { client, headers } = await signInAs('admin');
  const taken = newBody();
  await client.post('/users', taken, headers);
  const both = { ...taken, username: taken.username.toUpperCase() };
  expect(await client.post('/users', both, headers)).toMatchObject({
    status: 409,
    body: {
      code: 'CONFLICT',
      fields: {
        email: 'Cette adresse email est déjà utilisée',
        username: "Ce nom d'utilisateur est déjà utilisé",
      },
    },
  });
  const other = (await client.post('/users', newBody(), headers)).body.data;
  const answer = await client.put(`/users/${other.id}`, { email: taken.email }, headers);
  expect(answer).toMatchObject({ status: 409, body: { fields: { email: expect.any(String) as string } } });
  expect(answer.body.fields.username).toBeUndefined();
});

test('changes part of a user and logs the values before and after', async () => {
  const { client, headers } = await signInAs('superAdmin');
  const { id } = (await client.post('/users', newBody(), headers)).body.data;
  const answer = await client.put(`/users/${id}`, { firstName: 'Aïcha', status: 'ACTIVE' }, headers);
  const { data } = await userResponseSchema.validate(answer.body, { strict: true });
  expect(data).toMatchObject({ id, firstName: 'Aïcha', lastName: 'Recrue', status: 'ACTIVE' });
  const [one, two] = await server.audit();
  expect([one, two]).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        action: 'UPDATE',
        metadata: {
          name: 'Nouvelle Recrue',
          before: { firstName: 'Nouvelle' },
          after: { firstName: 'Aïcha' },
        },
      }),
      expect.objectContaining({
        action: 'STATUS_CHANGE',
        metadata: { name: 'Nouvelle Recrue', before: { status: 'INACTIVE' }, after: { status: 'ACTIVE' } },
      }),
    ]),
  );
  const lines = (await server.audit()).length;
  const again = await client.put(`/users/${id}`, { firstName: 'Aïcha' }, headers);
  expect(again.body.data.updatedAt).toBe(data.updatedAt);
  expect(await server.audit()).toHaveLength(lines);
});

test('stores the reason for a status in its audit log entry, and nowhere else', async () => {
  const { client, headers } = await signInAs('superAdmin');
  const { id } = (await client.post('/users', newBody(), headers)).body.data;
  const suspended = { status: 'SUSPENDED', reason: ' Badge perdu, en attente du contrôle ' };
  const answer = await client.put(`/users/${id}`, suspended, headers);
  expect(answer.body.data).toMatchObject({ id, status: 'SUSPENDED' });
  expect(answer.body.data).not.toHaveProperty('reason');
  const [entry] = (await client.get(`/users/${id}/audit-logs?action=STATUS_CHANGE`, headers)).body.data;
  expect(entry).toMatchObject({
    resource: `users/${id}`,
    metadata: { after: { status: 'SUSPENDED' }, reason: 'Badge perdu, en attente du contrôle' },
  });
  const lines = (await server.audit()).length;
  expect((await client.put(`/users/${id}`, { reason: 'Sans statut' }, headers)).status).toBe(200);
  for (const reason of ['x'.repeat(201), 'deux\nlignes', 7])
    expect(await client.put(`/users/${id}`, { status: 'ACTIVE', reason }, headers)).toMatchObject({
      status: 400,
    });
  expect(await server.audit()).toHaveLength(lines);
});

test('two administrators: the second gets a conflict and nothing is lost', async () => {
  const { client, headers } = await signInAs('admin');
  const { id, updatedAt } = (await client.post('/users', newBody(), headers)).body.data;
  const seen = { ...headers, 'if-match': `"${updatedAt}"` };
  expect((await client.put(`/users/${id}`, { firstName: 'Première' }, seen)).status).toBe(200);
  expect(await client.put(`/users/${id}`, { firstName: 'Seconde' }, seen)).toMatchObject({
    status: 409,
    body: { code: 'STALE', error: 'Cet utilisateur a été modifié entre-temps par une autre personne.' },
  });
  const now = (await client.get(`/users/${id}`, headers)).body.data;
  expect(now.firstName).toBe('Première');
  const newer = { ...headers, 'if-match': now.updatedAt as string };
  expect((await client.put(`/users/${id}`, { firstName: 'Seconde' }, newer)).status).toBe(200);
});

test('a new role resets the permissions; a new e-mail address invalidates links sent before', async () => {
  const { client, headers } = await signInAs('superAdmin');
  const { id } = (await client.post('/users', newBody(), headers)).body.data;
  const links = () =>
    server.db
      .select()
      .from(passwordLinks)
      .where(eq(passwordLinks.userId, id as string));
  const [former] = await links();
  expect(former?.kind).toBe('invitation');
  const changes = { email: `autre-${userNumber}@escale.test`, role: 'ADMIN' };
  expect((await client.put(`/users/${id}`, changes, headers)).status).toBe(200);
  const now = await links();
  expect(now).toHaveLength(1);
  expect(now).not.toContainEqual(former);
  const { permissions } = (await client.get(`/users/${id}/preferences`, headers)).body.data;
  expect(permissions).toMatchObject({ users: { write: true }, security: { visible: true } });
  expect(
    (await server.audit())
      .slice(0, 2)
      .map(({ action }) => action)
      .sort(),
  ).toEqual(['ROLE_CHANGE', 'UPDATE']);
});

test('deactivation signs the user out immediately', async () => {
  const superAdmin = await signInAs('superAdmin');
  const victim = await signInAs('operator');
  for (const status of ['INACTIVE', 'SUSPENDED']) {
    expect((await superAdmin.client.put(`/users/${victim.id}`, { status }, superAdmin.headers)).status).toBe(
      200,
    );
    expect((await victim.client.get('/auth/me', victim.headers)).status).toBe(401);
  }
  await server.settle();
  await superAdmin.client.put(`/users/${victim.id}`, { status: 'ACTIVE' }, superAdmin.headers);
  expect((await victim.client.get('/auth/me', victim.headers)).status).toBe(401);
  expect((await victim.client.post('/auth/refresh', {})).status).toBe(401);
});

test('a deleted account is gone; its audit log entries stay readable', async () => {
  const superAdmin = await signInAs('superAdmin');
  const { id } = (await superAdmin.client.post('/users', newBody(), superAdmin.headers)).body.data;
  await server.db
    .update(users)
    .set({ role: 'ADMIN' })
    .where(eq(users.id, id as string));
  await superAdmin.client.put(
    `/users/${id}/password`,
    { password: 'Quai-Nord-7-Grues!' },
    superAdmin.headers,
  );
  await superAdmin.client.put(`/users/${id}`, { status: 'ACTIVE' }, superAdmin.headers);
  const email = `nouveau${userNumber}@escale.test`;
  server.advance(1_000);
  await signIn(server, server.client(), { email, password: 'Quai-Nord-7-Grues!' });
  server.advance(1_000);
  expect((await superAdmin.client.delete(`/users/${id}`, superAdmin.headers)).body).toEqual({
    success: true,
  });
  for (const answer of [
    await superAdmin.client.get(`/users/${id}`, superAdmin.headers),
    await superAdmin.client.put(`/users/${id}`, { firstName: 'X' }, superAdmin.headers),
    await superAdmin.client.delete(`/users/${id}`, superAdmin.headers),
  ])
    expect(answer).toMatchObject({ status: 404, body: { error: 'Utilisateur non trouvé' } });
  const { data } = (await superAdmin.client.get('/users/audit-logs?limit=5', superAdmin.headers)).body;
  expect(data[0]).toMatchObject({
    action: 'DELETE',
    metadata: { name: 'Nouvelle Recrue', before: { email } },
  });
  const login = (data as { action: string }[]).find(({ action }) => action === 'LOGIN');
  expect(login).toMatchObject({ userId: null, user: { email, firstName: 'Nouvelle' } });
});

test('bulk actions check each account and name every refusal', async () => {
  const { client, id: own, headers } = await signInAs('superAdmin');
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1)
    ids.push((await client.post('/users', newBody(), headers)).body.data.id as string);
  const vanished = randomUUID();
  const userIds = [...ids, own, vanished, 'n-importe-quoi', ids[0]];
  for (const action of ['activate', 'deactivate', 'delete']) {
    const answer = await client.post('/users/bulk-action', { action, userIds }, headers);
    const refusedSelf = action === 'activate' ? [] : [{ userId: own, error: expect.any(String) as string }];
    const notFound = [vanished, 'n-importe-quoi'].map((userId) => ({
      userId,
      error: 'Utilisateur non trouvé',
    }));
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        data: {
          action,
          successCount: action === 'activate' ? 4 : 3,
          errorCount: refusedSelf.length + 2,
          errors: [...refusedSelf, ...notFound],
        },
      },
    });
  }
  expect((await client.get(`/users/${ids[0]}`, headers)).status).toBe(404);
  const lines = (await server.audit()).filter(({ resource }) => ids.some((id) => resource === `users/${id}`));
  const countOf = (wanted: string) => lines.filter(({ action }) => action === wanted).length;
  expect([countOf('CREATE'), countOf('STATUS_CHANGE'), countOf('DELETE')]).toEqual([3, 6, 3]);
});
