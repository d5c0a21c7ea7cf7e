import { eq } from 'drizzle-orm';
import { limits } from '@escale/contracts';
import { minutesMs } from '../clock';
import { mails, sessions, statusHolds } from '../db/schema';
import { testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';
import { holdMs } from './status-holds';

const server = testServer();

async function setUpAccounts() {
  await server.forgetLimits();
  await server.db.delete(statusHolds);
  const { client, headers } = await (await addPerson(server, 'SUPER_ADMIN')).join();
  const person = await addPerson(server, 'OPERATOR');
  const { id, email } = person;
  const joined = await person.join();
  await server.db.delete(mails);
  const put = async (changes: object) =>
    expect((await client.put(`/users/${id}`, changes, headers)).status).toBe(200);
  return {
    id,
    email,
    joined,
    rejoin: () => person.join(),
    put,
    client,
    headers,
    bulk: (action: string, userIds: string[]) =>
      client.post('/users/bulk-action', { action, userIds }, headers),
    askForLink: async () => {
      await server.client().post('/auth/forgot-password', { email });
      const token = new URL((await server.newestMail())?.link ?? '').searchParams.get('token') ?? '';
      const body = { token, password: 'Grue-Bleue-42-Sud!', isInvitation: false };
      return async () => (await server.client().post('/auth/reset-password', body)).status;
    },
    sent: async () => (await server.mails()).map(({ recipient, text }) => ({ recipient, text })),
    reads: async () => (await joined.client.get('/auth/me', joined.headers)).status,
    renews: async () => (await joined.client.post('/auth/refresh')).status,
    ends: async () =>
      (await server.db.select().from(sessions).where(eq(sessions.userId, id))).map(
        ({ endReason }) => endReason,
      ),
  };
}

const inactiveText = expect.stringContaining('désormais inactif') as string;
const activeText = expect.stringContaining('désormais actif') as string;

test('a hold lasts as long as the undo and the calls around it', () => {
  expect(holdMs).toBe(limits.undoMs + 2 * limits.httpTimeoutMs);
});

test('a status forbids access at once; an undo sends no mail and restores the session', async () => {
  const { put, sent, reads, renews, ends } = await setUpAccounts();
  await put({ status: 'INACTIVE' });
  expect([await reads(), await renews()]).toEqual([401, 401]);
  await server.settle(limits.undoMs);
  await put({ status: 'ACTIVE' });
  expect([await reads(), await renews()]).toEqual([200, 200]);
  await server.settle();
  expect(await sent()).toEqual([]);
  expect(await ends()).toEqual([null]);
});

test('a change that is not undone is mailed once and ends the records of the sessions', async () => {
  const { put, sent, reads, ends, email, client, headers, id } = await setUpAccounts();
  await put({ status: 'INACTIVE' });
  expect((await client.get(`/users/${id}/sessions`, headers)).body).toMatchObject({ data: [] });
  await server.settle();
  await server.settle();
  expect(await sent()).toEqual([{ recipient: email, text: inactiveText }]);
  expect(await ends()).toEqual(['DEACTIVATED']);
  await put({ status: 'ACTIVE' });
  expect(await reads()).toBe(401);
  await server.settle();
  expect((await sent())[0]?.text).toEqual(activeText);
});

test('a session begun after a reactivation ends at once when the reactivation is undone', async () => {
  const { put, rejoin, ends } = await setUpAccounts();
  await put({ status: 'SUSPENDED' });
  await server.settle();
  await server.settle();
  await put({ status: 'ACTIVE' });
  await rejoin();
  expect((await ends()).toSorted()).toEqual(['DEACTIVATED', null]);
  await put({ status: 'SUSPENDED' });
  expect(await ends()).toEqual(['DEACTIVATED', 'DEACTIVATED']);
});

test.each([
  ['off, on, off', ['INACTIVE', 'ACTIVE', 'INACTIVE'], 'désormais inactif'],
  ['off, then suspended', ['INACTIVE', 'SUSPENDED'], 'désormais suspendu'],
])('%s within the undo period sends one mail, about the last status', async (_name, statuses, text) => {
  const { put, sent, ends } = await setUpAccounts();
  for (const status of statuses) await put({ status });
  await server.settle();
  expect(await sent()).toMatchObject([{ text: expect.stringContaining(text) as string }]);
  expect(await ends()).toEqual(['DEACTIVATED']);
});

test('a change back after the undo period counts as a second change, even before the first settles', async () => {
  const { put, sent, reads, ends } = await setUpAccounts();
  await put({ status: 'INACTIVE' });
  server.advance(holdMs);
  await put({ status: 'ACTIVE' });
  expect(await reads()).toBe(401);
  await server.settle();
  expect(await sent()).toMatchObject([{ text: activeText }, { text: inactiveText }]);
  expect(await ends()).toEqual(['DEACTIVATED']);
});

test('a save that changes more than the status is mailed at once, in one mail', async () => {
  const { put, sent, ends } = await setUpAccounts();
  await put({ role: 'ADMIN', status: 'SUSPENDED' });
  expect(await sent()).toMatchObject([{ text: expect.stringContaining('suspendu') as string }]);
  expect(await ends()).toEqual(['DEACTIVATED']);
  await server.settle();
  expect(await sent()).toHaveLength(1);
});

test('the mail does not mention a status that the same save undoes', async () => {
  const { put, sent } = await setUpAccounts();
  await put({ status: 'INACTIVE' });
  await put({ role: 'ADMIN', status: 'ACTIVE' });
  await server.settle();
  const [mail, ...others] = await sent();
  expect(mail?.text).toContain('Administrateur');
  expect(mail?.text).not.toContain('désormais actif');
  expect(others).toEqual([]);
});

test('further calls of a bulk action extend the hold of the first ones, to five minutes at most', async () => {
  const { bulk, sent, reads, id } = await setUpAccounts();
  const other = await addPerson(server, 'OPERATOR');
  await bulk('deactivate', [id]);
  await server.settle(holdMs - 1);
  await bulk('deactivate', [other.id]);
  await server.settle(holdMs - 1);
  await bulk('activate', [other.id]);
  await bulk('activate', [id]);
  expect(await reads()).toBe(200);
  await server.settle();
  expect(await sent()).toEqual([]);
  await bulk('deactivate', [id]);
  for (let passed = 0; passed < 5 * minutesMs; passed += holdMs - 1) {
    await server.settle(holdMs - 1);
    await bulk('activate', [other.id]);
    await bulk('deactivate', [other.id]);
  }
  expect(await sent()).toMatchObject([{ text: inactiveText }]);
});

test('a forced logout ends the sessions at once, also within the undo period', async () => {
  const { put, reads, ends, client, headers, id } = await setUpAccounts();
  await put({ status: 'INACTIVE' });
  expect((await client.post(`/users/${id}/force-logout`, {}, headers)).status).toBe(200);
  await put({ status: 'ACTIVE' });
  expect(await reads()).toBe(401);
  await server.settle();
  expect(await ends()).toEqual(['FORCED']);
});

test('when two processes check at the same time, one sends the mail', async () => {
  const { put, sent } = await setUpAccounts();
  await put({ status: 'INACTIVE' });
  server.advance(holdMs);
  await Promise.all([server.settle(0), server.settle(0)]);
  expect(await sent()).toHaveLength(1);
});

test('a status that forbids access disables a reset link; an undo restores it', async () => {
  const { put, askForLink } = await setUpAccounts();
  const reset = await askForLink();
  await put({ status: 'SUSPENDED' });
  expect(await reset()).toBe(400);
  await put({ status: 'ACTIVE' });
  await server.settle();
  expect(await reset()).toBe(200);
});

test('the undo of a bulk action restores it, too', async () => {
  const { id, bulk, askForLink } = await setUpAccounts();
  const reset = await askForLink();
  await bulk('deactivate', [id]);
  expect(await reset()).toBe(400);
  await bulk('activate', [id]);
  await server.settle();
  expect(await reset()).toBe(200);
});

test('a change that is not undone ends earlier links, but no later one', async () => {
  const { put, askForLink } = await setUpAccounts();
  const reset = await askForLink();
  await put({ status: 'INACTIVE' });
  await server.settle();
  server.advance(1);
  await put({ status: 'ACTIVE' });
  expect(await reset()).toBe(400);
  server.advance(1);
  const later = await askForLink();
  await server.settle();
  expect(await later()).toBe(200);
});

test('a link created after access was restored ends when access is forbidden again', async () => {
  const { put, askForLink } = await setUpAccounts();
  await put({ status: 'INACTIVE' });
  await server.settle();
  await put({ status: 'ACTIVE' });
  const reset = await askForLink();
  await put({ status: 'INACTIVE' });
  await server.settle();
  await put({ status: 'ACTIVE' });
  expect(await reset()).toBe(400);
});

test('a save that changes more than the status ends the links at once', async () => {
  const { put, askForLink } = await setUpAccounts();
  const reset = await askForLink();
  await put({ role: 'ADMIN', status: 'INACTIVE' });
  await put({ role: 'OPERATOR', status: 'ACTIVE' });
  expect(await reset()).toBe(400);
});

test('a person who signs out under such a status stays signed out after the undo', async () => {
  const { put, joined, reads, renews, ends } = await setUpAccounts();
  const cookie = joined.client.cookies.get('refresh') ?? '';
  await put({ status: 'SUSPENDED' });
  expect((await joined.client.post('/auth/logout', {}, joined.headers)).status).toBe(200);
  await put({ status: 'ACTIVE' });
  joined.client.cookies.set('refresh', cookie);
  expect([await reads(), await renews()]).toEqual([401, 401]);
  expect(await ends()).toEqual(['SIGN_OUT']);
});
