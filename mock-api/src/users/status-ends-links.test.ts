import { eq } from 'drizzle-orm';
import { users } from '../db/schema';
import { testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const server = testServer();

const password = 'Grue-Bleue-42-Sud!';
let userNumber = 0;

async function invite() {
  await server.forgetLimits();
  const { client, headers } = await (await addPerson(server, 'SUPER_ADMIN')).join();
  userNumber += 1;
  const names = { email: `invite${userNumber}@escale.test`, username: `invite${userNumber}` };
  const body = { ...names, firstName: 'Nouvelle', lastName: 'Recrue', role: 'OPERATOR' };
  const created = await client.post('/users', body, headers);
  const { id } = created.body.data as { id: string };
  const link = new URL((await server.newestMail())?.link ?? '');
  const token = link.searchParams.get('token');
  return {
    put: (status: string) => client.put(`/users/${id}`, { status }, headers),
    bulk: (action: string) => client.post('/users/bulk-action', { action, userIds: [id] }, headers),
    askForMail: async () => {
      const before = await server.mails();
      const { email } = names;
      expect((await server.client().post('/auth/forgot-password', { email })).status).toBe(200);
      return (await server.mails()).slice(0, -before.length)[0];
    },
    accept: () => server.client().post('/auth/reset-password', { token, password, isInvitation: true }),
    status: async () => (await server.db.select().from(users).where(eq(users.id, id)))[0]?.status,
  };
}

test.each([
  ['deactivated', ['ACTIVE', 'INACTIVE']],
  ['taken back from a suspension', ['SUSPENDED', 'INACTIVE']],
])('an invited account that an administrator has %s does not activate itself', async (_name, statuses) => {
  const { put, accept, status } = await invite();
  for (const next of statuses) {
    expect((await put(next)).status).toBe(200);
    if (next === 'SUSPENDED') await server.settle();
  }
  expect(await accept()).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } });
  expect(await status()).toBe('INACTIVE');
});

test('an invited account does not activate itself after bulk actions either', async () => {
  const { bulk, accept, status } = await invite();
  for (const action of ['activate', 'deactivate']) await bulk(action);
  expect(await accept()).toMatchObject({ status: 400 });
  expect(await status()).toBe('INACTIVE');
});

test.each([
  ['one by one', 'put', ['ACTIVE', 'INACTIVE']],
  ['by bulk actions', 'bulk', ['activate', 'deactivate']],
  ['after a suspension', 'put', ['SUSPENDED', 'INACTIVE']],
] as const)(
  'an invited account that was deactivated %s gets no further invitation',
  async (_how, by, steps) => {
    const account = await invite();
    for (const step of steps) {
      expect((await account[by](step)).status).toBe(200);
      if (step === 'SUSPENDED') await server.settle();
    }
    expect(await account.askForMail()).toBeUndefined();
  },
);

test('an invited account that is new, or active again, gets a further invitation', async () => {
  const account = await invite();
  const invitation = { link: expect.stringContaining('invitation=true') as string };
  expect(await account.askForMail()).toMatchObject(invitation);
  for (const status of ['ACTIVE', 'INACTIVE', 'ACTIVE']) await account.put(status);
  expect(await account.askForMail()).toMatchObject(invitation);
});

test('a suspension made while the password of an invitation is hashed stays', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { put, accept, status } = await invite();
    const [, suspended] = await Promise.all([accept(), put('SUSPENDED')]);
    expect(suspended.status).toBe(200);
    expect(await status()).toBe('SUSPENDED');
  }
});

test('undoing a suspension restores the invitation', async () => {
  const account = await invite();
  for (const step of ['SUSPENDED', 'INACTIVE']) expect((await account.put(step)).status).toBe(200);
  await server.settle();
  expect((await account.accept()).status).toBe(200);
  expect(await account.status()).toBe('ACTIVE');
});

test('an invitation cannot be accepted while the status that forbids it can still be undone', async () => {
  const { put, accept, status } = await invite();
  await put('SUSPENDED');
  expect(await accept()).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } });
  expect(await status()).toBe('SUSPENDED');
});
