import { eq } from 'drizzle-orm';
import { hoursMs } from '../clock';
import { accounts, testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';
import { passwordLinks, users } from '../db/schema';
import { newToken } from '../security/tokens';

const server = testServer();
beforeEach(() => server.forgetLimits());

const password = 'Quai-Nord-7-Grues';
const invalidLinkAnswer = { status: 400, body: { code: 'LINK_INVALID' } };

async function requestToken(email: string) {
  await server.client().post('/auth/forgot-password', { email });
  return new URL((await server.newestMail())?.link ?? '').searchParams.get('token') ?? '';
}

const checkLink = (token: string) => server.client().post('/auth/check-link', { token });
const reset = (token: string) =>
  server.client().post('/auth/reset-password', { token, password, isInvitation: false });

test.each([
  ['reset', accounts.operator.email],
  ['invitation', accounts.invited.email],
])('a link (%s) is valid until it is used, however often it is checked', async (_kind, email) => {
  const token = await requestToken(email);
  for (let time = 0; time < 3; time += 1) expect((await checkLink(token)).status).toBe(200);
  expect((await server.db.select().from(passwordLinks)).every(({ usedAt }) => usedAt === null)).toBe(true);
  expect((await reset(token)).status).toBe(200);
  expect(await checkLink(token)).toMatchObject(invalidLinkAnswer);
  await server.db.delete(passwordLinks);
});

test('a replaced, expired or malformed link, or one of an inactive account, is invalid', async () => {
  const { id, email } = await addPerson(server, 'OPERATOR');
  const older = await requestToken(email);
  const token = await requestToken(email);
  expect(await checkLink(older)).toMatchObject(invalidLinkAnswer);
  await server.db.update(users).set({ status: 'SUSPENDED' }).where(eq(users.id, id));
  expect(await checkLink(token)).toMatchObject(invalidLinkAnswer);
  await server.db.update(users).set({ status: 'ACTIVE' }).where(eq(users.id, id));
  expect((await checkLink(token)).status).toBe(200);
  server.advance(hoursMs);
  expect(await checkLink(token)).toMatchObject(invalidLinkAnswer);
  expect(await checkLink(newToken())).toMatchObject(invalidLinkAnswer);
  expect((await checkLink('')).status).toBe(400);
});

test('an address may check 30 invalid links in 15 minutes; valid links do not count', async () => {
  const token = await requestToken(accounts.admin.email);
  for (let time = 0; time < 35; time += 1) expect((await checkLink(token)).status).toBe(200);
  for (let time = 0; time < 30; time += 1) expect((await checkLink(newToken())).status).toBe(400);
  expect(await checkLink(newToken())).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect((await reset(token)).status).toBe(200);
});

test('no token of a link is in the log', async () => {
  const token = await requestToken((await addPerson(server, 'OPERATOR')).email);
  await checkLink(token);
  expect(server.lines.join('')).toContain('/auth/check-link');
  expect(server.lines.join('')).not.toContain(token);
});
