import { randomUUID } from 'node:crypto';
import { accounts, bearerHeaders, signIn, serverOfEachTest } from '../../testing/test-server';
import { connectSocket } from '../../testing/test-socket';

const server = serverOfEachTest();

test('a super administrator ends every session of a user immediately', async () => {
  const clients = [server.client(), server.client()] as const;
  const victim = await signIn(server, clients[0], accounts.operator);
  const second = await signIn(server, clients[1], accounts.operator);
  const { ended } = await connectSocket(server.origin, { token: victim.accessToken });
  const superAdmin = await signIn(server, server.client(), accounts.superAdmin);
  const answer = await server
    .client()
    .post(`/users/${victim.user.id}/force-logout`, {}, bearerHeaders(superAdmin.accessToken));
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  expect(await ended).toBe('io server disconnect');
  const refusal = { status: 401, body: { sessionEnd: 'CLOSED_BY_ADMINISTRATOR' } };
  for (const { accessToken } of [victim, second])
    expect(await server.client().get('/auth/me', bearerHeaders(accessToken))).toMatchObject(refusal);
  for (const client of clients) expect(await client.post('/auth/refresh', {})).toMatchObject(refusal);
  expect((await server.audit())[0]).toMatchObject({
    action: 'LOGOUT',
    userId: superAdmin.user.id,
    resource: `users/${victim.user.id}`,
    metadata: {
      name: expect.stringContaining(victim.user.firstName) as string,
      reason: 'FORCED',
      endedSessions: expect.any(Number) as number,
    },
  });
  await signIn(server, server.client(), accounts.operator);
});

test('rejects an administrator with the required role [§6-16]', async () => {
  const client = server.client();
  const victim = await signIn(server, client, accounts.operator);
  const admin = (await signIn(server, server.client(), accounts.admin)).accessToken;
  expect(await client.post(`/users/${victim.user.id}/force-logout`, {}, bearerHeaders(admin))).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN', error: 'Seuls les super admins peuvent forcer la déconnexion' },
  });
  expect((await client.get('/auth/me', bearerHeaders(victim.accessToken))).status).toBe(200);
});

test('an unknown account is not found', async () => {
  const superAdmin = (await signIn(server, server.client(), accounts.superAdmin)).accessToken;
  for (const id of [randomUUID(), 'nonsense'])
    expect(
      (await server.client().post(`/users/${id}/force-logout`, {}, bearerHeaders(superAdmin))).status,
    ).toBe(404);
});

test('also ends a sign-in under way: its code no longer signs in', async () => {
  const client = server.client();
  await client.post('/auth/login', accounts.operator);
  const code = (await server.newestMail())?.code ?? '';
  const { user } = await signIn(server, server.client(), accounts.operator);
  const superAdmin = (await signIn(server, server.client(), accounts.superAdmin)).accessToken;
  await server.client().post(`/users/${user.id}/force-logout`, {}, bearerHeaders(superAdmin));
  const late = await client.post('/auth/verify-otp', { email: accounts.operator.email, otpCode: code });
  expect(late).toMatchObject({ status: 400, body: { code: 'OTP_EXPIRED' } });
});
