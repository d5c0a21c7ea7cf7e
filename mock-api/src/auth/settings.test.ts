import { accounts, testServer } from '../../testing/test-server';

const server = testServer({
  AUTH_ENUMERATION: 'hide',
  APP_ORIGIN: 'https://escale.test',
  OTP_RESEND_COOLDOWN_SECONDS: '5',
  MAILBOX: 'off',
});

test('AUTH_ENUMERATION=hide makes known and unknown addresses indistinguishable', async () => {
  const client = server.client();
  for (const email of [accounts.admin.email, 'personne@escale.test']) {
    const { body } = await client.post('/auth/check-email', { email });
    expect(body).toEqual({ success: true, data: { firstName: '', lastName: '' } });
    const login = await client.post('/auth/login', { email, password: 'faux' });
    const error = 'Adresse email ou mot de passe incorrect';
    expect(login).toMatchObject({ status: 400, body: { code: 'BAD_CREDENTIALS', error } });
  }
});

test('cookies on https are host-bound and secure', async () => {
  const answer = await server.client().post('/auth/login', accounts.admin);
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^__Host-sign-in=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test('returns the cooldown of a resend', async () => {
  const { body } = await server.client().get('/auth/otp-config');
  expect(body).toEqual({ success: true, otpConfig: { validityMinutes: 15, cooldownSeconds: 5 } });
});

test('MAILBOX=off shows no outbox', async () => {
  for (const path of ['/mailbox', '/mailbox.json'])
    expect((await fetch(server.origin + path)).status).toBe(404);
});
