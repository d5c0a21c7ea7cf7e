import { eq } from 'drizzle-orm';
import { hoursMs, minutesMs, secondsMs } from '../clock';
import { purgeExpired } from '../db/purge-expired';
import { emailChanges, mails, users } from '../db/schema';
import { bearerHeaders, signIn, testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const server = testServer();
beforeEach(() => server.forgetLimits());

const password = 'Quai-Nord-7-Grues!';

async function setUpAccount() {
  const person = await addPerson(server, 'OPERATOR');
  const { id, client, headers } = await person.join();
  await server.db.delete(mails);
  const renewed = `neuf-${id}@escale.test`;
  const put = (body: object) => client.put(`/users/${id}`, body, headers);
  const ask = async (email = renewed) => {
    const answer = await put({ email });
    const [link] = (await server.mails()).filter(({ recipient }) => recipient === email);
    return { answer, token: new URL(link?.link ?? 'http://none.test').searchParams.get('token') ?? '' };
  };
  const stored = async () => (await server.db.select().from(users).where(eq(users.id, id)))[0];
  return { ...person, client, headers, renewed, put, ask, stored };
}

const confirm = (token: string) => server.client().post('/auth/confirm-email', { token });
const invalidLinkAnswer = { status: 400, body: { success: false, code: 'LINK_INVALID' } };

test('the other fields are saved, the address is not; both addresses are notified', async () => {
  const { id, email, renewed, put } = await setUpAccount();
  expect(await put({ email: renewed, firstName: 'Autre' })).toMatchObject({
    status: 200,
    body: { data: { email, firstName: 'Autre' } },
  });
  const sent = await server.mails();
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual([email, renewed].sort());
  const [toNew, toFormer] = [renewed, email].map((address) =>
    sent.find(({ recipient }) => recipient === address),
  );
  expect(toNew?.link).toMatch(/^http:\/\/localhost:3000\/confirm-email\?token=[\w-]{43}$/);
  expect(toFormer).toMatchObject({ link: null });
  expect(toFormer?.text).not.toContain(renewed);
  const [row] = await server.db.select().from(emailChanges).where(eq(emailChanges.userId, id));
  expect(toNew?.link).not.toContain(row?.tokenHash);
});

test('the link confirms the address, once; codes and links to the former one end, the session stays open', async () => {
  const { client, headers, email, renewed, ask, stored } = await setUpAccount();
  const { token } = await ask();
  const other = server.client();
  await other.post('/auth/login', { email, password });
  const otpCode = (await server.newestMail())?.code;
  await server.client().post('/auth/forgot-password', { email });
  const reset = new URL((await server.newestMail())?.link ?? '').searchParams.get('token');
  const before = await stored();
  const answers = await Promise.all([1, 2, 3].map(() => confirm(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const after = await stored();
  expect(after?.email).toBe(renewed);
  expect(after?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? 0);
  expect((await client.get('/auth/me', headers)).body).toMatchObject({ user: { email: renewed } });
  expect((await other.post('/auth/verify-otp', { email, otpCode })).status).toBe(400);
  expect(
    await server.client().post('/auth/reset-password', { token: reset, password: 'Grue-Bleue-42-Sud!' }),
  ).toMatchObject(invalidLinkAnswer);
  expect((await server.audit())[0]).toMatchObject({
    action: 'UPDATE',
    metadata: { before: { email }, after: { email: renewed } },
  });
  const told = (await server.mails()).filter(({ recipient }) => recipient === email);
  expect(told[0]?.text).toContain("L'adresse email du compte a changé");
  await signIn(server, server.client(), { email: renewed, password });
});

test('a link is valid for 24 hours, or until a newer one is sent', async () => {
  const { ask, stored, email } = await setUpAccount();
  const [first, second] = [await ask(), await ask()];
  expect(await confirm(first.token)).toMatchObject(invalidLinkAnswer);
  server.advance(24 * hoursMs + secondsMs);
  expect(await confirm(second.token)).toMatchObject(invalidLinkAnswer);
  await purgeExpired(server.db, server.now(), 12);
  expect(await server.db.select().from(emailChanges)).toEqual([]);
  expect((await stored())?.email).toBe(email);
});

const cancellations: [string, (context: Awaited<ReturnType<typeof setUpAccount>>) => Promise<unknown>][] = [
  [
    'a new password',
    ({ client, id, headers }) =>
      client.put(`/users/${id}/password`, { password: 'Grue-Bleue-42-Sud!' }, headers),
  ],
  [
    'a reset',
    async ({ email }) => {
      await server.client().post('/auth/forgot-password', { email });
      const token = new URL((await server.newestMail())?.link ?? '').searchParams.get('token');
      return server.client().post('/auth/reset-password', { token, password: 'Grue-Bleue-42-Sud!' });
    },
  ],
  [
    'a forced logout',
    ({ id }) => actAsSuperAdmin((boss) => boss.client.post(`/users/${id}/force-logout`, {}, boss.headers)),
  ],
  [
    'a suspension',
    ({ id }) =>
      actAsSuperAdmin((boss) => boss.client.put(`/users/${id}`, { status: 'SUSPENDED' }, boss.headers)),
  ],
  [
    'a deactivation of several',
    ({ id }) =>
      actAsSuperAdmin((boss) =>
        boss.client.post('/users/bulk-action', { action: 'deactivate', userIds: [id] }, boss.headers),
      ),
  ],
  [
    'an address set by an administrator',
    ({ id }) =>
      actAsSuperAdmin((boss) =>
        boss.client.put(`/users/${id}`, { email: `admin-${id}@escale.test` }, boss.headers),
      ),
  ],
];

type SuperAdmin = Awaited<ReturnType<Awaited<ReturnType<typeof addPerson>>['join']>>;

async function actAsSuperAdmin(act: (boss: SuperAdmin) => Promise<{ status: number }>) {
  expect((await act(await (await addPerson(server, 'SUPER_ADMIN')).join())).status).toBe(200);
}

test.each(cancellations)('%s ends the unconfirmed address', async (_name, end) => {
  const context = await setUpAccount();
  const { token } = await context.ask();
  await end(context);
  expect(await confirm(token)).toMatchObject(invalidLinkAnswer);
  expect((await context.stored())?.email).not.toBe(context.renewed);
});

test('an address that is taken is refused, at once and at its confirmation', async () => {
  const { ask, put, stored, email, renewed } = await setUpAccount();
  const other = await addPerson(server, 'OPERATOR');
  const conflict = {
    status: 409,
    body: { code: 'CONFLICT', fields: { email: expect.any(String) as string } },
  };
  expect(await put({ email: other.email })).toMatchObject(conflict);
  const { token } = await ask();
  await server.db.update(users).set({ email: renewed }).where(eq(users.id, other.id));
  expect(await confirm(token)).toMatchObject(conflict);
  expect((await stored())?.email).toBe(email);
});

test('limits the mails of an account', async () => {
  const { ask } = await setUpAccount();
  for (let count = 0; count < 5; count += 1) expect((await ask()).answer.status).toBe(200);
  const before = (await server.mails()).length;
  expect((await ask()).answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect(await server.mails()).toHaveLength(before);
  server.advance(15 * minutesMs + secondsMs);
});

test('a made-up token is invalid, and a link is not followed by GET', async () => {
  expect(await confirm('x'.repeat(43))).toMatchObject(invalidLinkAnswer);
  const { headers } = await setUpAccount();
  const answer = await server
    .client()
    .get('/auth/confirm-email?token=x', bearerHeaders(headers.authorization));
  expect(answer.status).toBeGreaterThanOrEqual(404);
});
