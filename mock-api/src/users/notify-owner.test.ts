import { defaultPreferences } from '@escale/contracts';
import { mails } from '../db/schema';
import { accounts, testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const server = testServer();

async function setUpAccounts() {
  await server.forgetLimits();
  const superAdmin = await (await addPerson(server, 'SUPER_ADMIN')).join();
  const { id, email } = await addPerson(server, 'OPERATOR');
  await server.db.delete(mails);
  const { client, headers } = superAdmin;
  const put = (path: string, body: object) => client.put(`/users/${id}${path}`, body, headers);
  const sent = async () =>
    (await server.mails()).map(({ recipient, subject, text, code, link }) => ({
      recipient,
      subject,
      text,
      code,
      link,
    }));
  return { superAdmin, id, email, put, sent };
}

const subject = 'Votre compte Escale a été modifié';

test('sends one mail per save of an administrator, with every change and no secret', async () => {
  const { email, put, sent } = await setUpAccounts();
  expect((await put('', { role: 'ADMIN', status: 'SUSPENDED', lastName: 'Autre' })).status).toBe(200);
  expect(await sent()).toEqual([
    { recipient: email, subject, text: expect.any(String) as string, code: null, link: null },
  ]);
  const [mail] = await sent();
  expect(mail?.text).toContain('Votre rôle est désormais\u00a0: Administrateur.');
  expect(mail?.text).toContain('suspendu');
  expect(mail?.text).not.toContain("droits d'accès");
});

test('a new address is announced at the former one too, without naming the new one', async () => {
  const { id, email, put, sent } = await setUpAccounts();
  const renewed = `nouveau-${id}@escale.test`;
  expect((await put('', { email: renewed })).status).toBe(200);
  const found = await sent();
  expect(found.map(({ recipient }) => recipient).sort()).toEqual([email, renewed].sort());
  expect(found.find(({ recipient }) => recipient === email)?.text).not.toContain(renewed);
});

test('changed permissions are announced; the same ones, a name and preferences are not', async () => {
  const { put, sent } = await setUpAccounts();
  const permissions = { reports: { visible: false } };
  await put('/permissions', { permissions });
  expect(await sent()).toMatchObject([
    { text: expect.stringContaining("Vos droits d'accès aux modules ont été modifiés.") as string },
  ]);
  await put('/permissions', { permissions });
  await put('', { firstName: 'Autre' });
  await put('/preferences', defaultPreferences);
  expect(await sent()).toHaveLength(1);
});

test('a bulk action mails each person whose status it has changed', async () => {
  const { superAdmin, id, email, sent } = await setUpAccounts();
  const other = await addPerson(server, 'OPERATOR');
  const { client, headers } = superAdmin;
  const userIds = [id, other.id];
  for (const action of ['activate', 'deactivate'])
    await client.post('/users/bulk-action', { action, userIds }, headers);
  await server.settle();
  const found = await sent();
  expect(found.map(({ recipient }) => recipient).sort()).toEqual([email, other.email].sort());
  expect(found[0]?.text).toContain('inactif');
});

test("a change of one's own and a change of an account that was never activated send no such mail", async () => {
  const { superAdmin, sent } = await setUpAccounts();
  const { client, headers, id } = superAdmin;
  await client.put(`/users/${id}`, { firstName: 'Autre' }, headers);
  await client.put(`/users/${id}/permissions`, { permissions: { reports: { visible: false } } }, headers);
  const { body } = await client.get('/users', headers);
  const invited = (body.data as { id: string; email: string }[]).find(
    ({ email }) => email === accounts.invited.email,
  );
  await client.put(`/users/${invited?.id ?? ''}`, { role: 'ADMIN' }, headers);
  expect(await sent()).toEqual([]);
});

test('a password changed by the signed-in owner is announced at once', async () => {
  const { superAdmin, sent } = await setUpAccounts();
  const { client, headers, id } = superAdmin;
  expect(
    (await client.put(`/users/${id}/password`, { password: 'Grue-Bleue-42-Sud!' }, headers)).status,
  ).toBe(200);
  expect(await sent()).toMatchObject([
    {
      recipient: `${id}@escale.test`,
      subject: 'Votre mot de passe Escale a été modifié',
      text: expect.stringContaining('depuis votre session') as string,
    },
  ]);
});
