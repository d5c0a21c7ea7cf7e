import { bearerHeaders, testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';
import { hoursMs } from '../clock';

const server = testServer();
beforeEach(() => server.forgetLimits());

const formerPassword = 'Quai-Nord-7-Grues!';
const chosenPassword = 'Bassin-Est-9-Chariots!';
const invalidLinkAnswer = { status: 400, body: { code: 'LINK_INVALID' } };

async function setUpAccounts(role: 'SUPER_ADMIN' | 'ADMIN' = 'ADMIN') {
  const { client, headers } = await (await addPerson(server, role)).join();
  const { id, email, join } = await addPerson(server, 'OPERATOR');
  const path = `/users/${id}/password-requirement`;
  const begin = async (password = formerPassword) => {
    const browser = server.client();
    expect((await browser.post('/auth/login', { email, password })).status).toBe(200);
    const mail = await server.newestMail();
    const code = { email, otpCode: mail?.code ?? '' };
    const disown = new URL(mail?.link ?? '').searchParams.get('token') ?? '';
    const verify = (extra?: Record<string, string>) => browser.post('/auth/verify-otp', code, extra);
    return { browser, verify, disown };
  };
  return {
    id,
    join,
    begin,
    require: (required: boolean) => client.put(path, { required }, headers),
    file: async () => (await client.get(`/users/${id}`, headers)).body.data as Record<string, unknown>,
    put: (password: string) => client.put(`/users/${id}/password`, { password }, headers),
  };
}

const reset = (token: string, password: string) =>
  server.client().post('/auth/reset-password', { token, password, isInvitation: false });
const tokenOf = ({ body }: { body: unknown }) => (body as { passwordToken?: string }).passwordToken ?? '';

test('password and code lead to a new password instead of a session; the new one signs in', async () => {
  const { require, begin, file } = await setUpAccounts();
  expect((await file()).passwordChangeRequired).toBe(false);
  expect((await require(true)).body.data).toMatchObject({ passwordChangeRequired: true });
  expect((await file()).passwordChangeRequired).toBe(true);
  const { browser, verify } = await begin();
  const verified = await verify();
  expect(verified.body).toEqual({ success: true, passwordToken: expect.any(String) as string });
  expect(browser.cookies.has('refresh')).toBe(false);
  expect((await browser.post('/auth/refresh')).status).toBe(401);
  const token = tokenOf(verified);
  expect(await reset(token, formerPassword)).toMatchObject({
    status: 422,
    body: { code: 'PASSWORD_REFUSED' },
  });
  expect((await reset(token, chosenPassword)).status).toBe(200);
  expect(await reset(token, formerPassword)).toMatchObject(invalidLinkAnswer);
  expect((await file()).passwordChangeRequired).toBe(false);
  const again = await (await begin(chosenPassword)).verify();
  expect(again.body).toHaveProperty('accessToken');
});

test('an open session stays valid; a user who left the form is asked again', async () => {
  const { require, join, begin } = await setUpAccounts();
  const { client, headers } = await join();
  await require(true);
  expect((await client.get('/auth/me', headers)).status).toBe(200);
  const first = tokenOf(await (await begin()).verify());
  const second = tokenOf(await (await begin()).verify());
  expect(await reset(first, chosenPassword)).toMatchObject(invalidLinkAnswer);
  server.advance(hoursMs);
  expect(await reset(second, chosenPassword)).toMatchObject(invalidLinkAnswer);
  expect(tokenOf(await (await begin()).verify())).not.toBe('');
});

test('the demand applies to a sign-in in progress; once it is withdrawn, to none', async () => {
  const { require, begin } = await setUpAccounts();
  const early = await begin();
  await require(true);
  expect(tokenOf(await early.verify())).not.toBe('');
  await require(false);
  expect((await (await begin()).verify()).body).toHaveProperty('accessToken');
});

test('a password typed by an administrator does not end the demand; one chosen by the owner does', async () => {
  const { require, put, join, file } = await setUpAccounts();
  const { id, client, headers } = await join();
  await require(true);
  const own = (password: string) => client.put(`/users/${id}/password`, { password }, headers);
  expect((await own(formerPassword)).body.code).toBe('PASSWORD_REFUSED');
  expect((await own(chosenPassword)).status).toBe(200);
  expect((await file()).passwordChangeRequired).toBe(false);
  await require(true);
  expect((await put('Grue-Bleue-42-Sud!')).status).toBe(200);
  expect((await file()).passwordChangeRequired).toBe(true);
});

test('a repeated call gets the token of the first one', async () => {
  const { require, begin } = await setUpAccounts();
  await require(true);
  const { browser, verify } = await begin();
  const cookie = browser.cookies.get('sign-in') ?? '';
  const verifyBy = (key: string) => {
    browser.cookies.set('sign-in', cookie);
    return verify({ 'idempotency-key': key });
  };
  const first = tokenOf(await verifyBy('a-key-of-sixteen-letters'));
  expect(first).not.toBe('');
  expect(tokenOf(await verifyBy('a-key-of-sixteen-letters'))).toBe(first);
  expect((await verifyBy('another-key-of-letters')).status).toBe(400);
});

test('a sign-in that its owner disowns sets no password', async () => {
  const { require, begin } = await setUpAccounts();
  await require(true);
  const { verify, disown } = await begin();
  const token = tokenOf(await verify());
  expect((await server.client().post('/auth/report-sign-in', { token: disown })).status).toBe(200);
  expect(await reset(token, chosenPassword)).toMatchObject(invalidLinkAnswer);
});

test('users cannot withdraw a requirement on themselves', async () => {
  const { id, client, headers } = await (await addPerson(server, 'ADMIN')).join();
  const path = `/users/${id}/password-requirement`;
  const colleague = await (await addPerson(server, 'ADMIN')).join();
  await colleague.client.put(path, { required: true }, colleague.headers);
  const refusal = { status: 409, body: { code: 'RULE' } };
  expect(await client.put(path, { required: false }, headers)).toMatchObject(refusal);
  const { body } = await colleague.client.get(`/users/${id}`, colleague.headers);
  expect(body.data).toMatchObject({ passwordChangeRequired: true });
  expect((await client.put(path, { required: true }, headers)).status).toBe(200);
});

test('it cannot be required of users above, with more rights, or without the right to write', async () => {
  const admin = await (await addPerson(server, 'ADMIN')).join();
  const above = await addPerson(server, 'SUPER_ADMIN');
  const reader = await (await addPerson(server, 'ADMIN', { visible: true, read: true, write: false })).join();
  const more = await addPerson(server, 'OPERATOR', undefined, {
    settings: { visible: true, read: true, write: true },
  });
  const below = await addPerson(server, 'OPERATOR');
  const path = (id: string) => `/users/${id}/password-requirement`;
  const body = { required: true };
  for (const { id } of [above, more])
    expect((await admin.client.put(path(id), body, admin.headers)).status).toBe(403);
  expect((await reader.client.put(path(below.id), body, reader.headers)).status).toBe(403);
  const operator = await below.join();
  expect((await operator.client.put(path(below.id), body, operator.headers)).status).toBe(403);
  expect((await server.client().put(path(below.id), body, bearerHeaders('none'))).status).toBe(401);
  expect((await admin.client.put(path(below.id), { required: 'yes' }, admin.headers)).status).toBe(400);
});

test('the audit log records the demand once; the list of accounts does not show it', async () => {
  const { id, require } = await setUpAccounts();
  await require(true);
  await require(true);
  const entries = (await server.audit()).filter(({ resource }) => resource === `users/${id}`);
  expect(entries).toMatchObject([
    {
      action: 'UPDATE',
      metadata: {
        name: 'Personne OPERATOR',
        before: { passwordChangeRequired: false },
        after: { passwordChangeRequired: true },
      },
    },
  ]);
  const { client, headers } = await (await addPerson(server, 'SUPER_ADMIN')).join();
  const { data } = (await client.get('/users', headers)).body as { data: object[] };
  expect(data.every((user) => !('passwordChangeRequired' in user))).toBe(true);
});
