import { accounts, bearerHeaders, differentCode, signIn, testServer } from '../../testing/test-server';
import { minutesMs, secondsMs } from '../clock';

const server = testServer();
afterEach(() => server.forgetLimits());

const { admin } = accounts;

async function startSignIn() {
  const client = server.client();
  await client.post('/auth/login', admin);
  return { client, code: (await server.newestMail())?.code ?? '' };
}

describe('check-email', () => {
  test('returns the name, ignoring case and spaces [§3-7 §7-3]', async () => {
    const answer = await server.client().post('/auth/check-email', { email: ' Admin@Escale.test ' });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.body.data).toEqual({ firstName: 'Moussa', lastName: 'Diabaté' });
  });

  test('reports an unknown address', async () => {
    const answer = await server.client().post('/auth/check-email', { email: 'personne@escale.test' });
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, code: 'EMAIL_UNKNOWN', error: 'Adresse email non trouvée' },
    });
  });
});

describe('login', () => {
  test('rejects a wrong password and logs it', async () => {
    const answer = await server.client().post('/auth/login', { ...admin, password: 'faux' });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'BAD_CREDENTIALS', error: 'Mot de passe incorrect' },
    });
    const [entry] = await server.audit();
    expect(entry).toMatchObject({ action: 'LOGIN_FAILED', email: admin.email, ipAddress: '127.0.0.1' });
    expect(entry?.metadata).toEqual({ reason: 'BAD_CREDENTIALS' });
  });

  test.each(['inactive', 'suspended'] as const)('reports an %s account, given its password', async (name) => {
    const { email, password } = accounts[name];
    const client = server.client();
    expect((await client.post('/auth/login', { email, password })).body.code).toBe('ACCOUNT_INACTIVE');
    expect((await client.post('/auth/login', { email, password: 'faux' })).body.code).toBe('BAD_CREDENTIALS');
  });

  test('rejects an account that was never activated', async () => {
    const answer = await server.client().post('/auth/login', { ...accounts.invited, password: 'undefined' });
    expect(answer.body.code).toBe('BAD_CREDENTIALS');
  });

  test('sends a code by mail for the right password [§3-7]', async () => {
    const answer = await server.client().post('/auth/login', admin);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ requiresOTP: true, email: admin.email });
    expect((await server.newestMail())?.code).toMatch(/^\d{6}$/);
  });

  test('grants no access for the password alone', async () => {
    const { client } = await startSignIn();
    expect(client.cookies.has('refresh')).toBe(false);
    expect((await client.post('/auth/refresh')).status).toBe(401);
  });
});

describe('verify-otp', () => {
  test('signs in with the mailed code, once [§3-7 §7-5 §7-11]', async () => {
    const { client, code } = await startSignIn();
    const verified = await client.post('/auth/verify-otp', { email: admin.email, otpCode: code });
    expect(verified.body).toMatchObject({ success: true, accessToken: expect.any(String) as string });
    expect(verified.body.user).toMatchObject({ email: admin.email, role: 'ADMIN', status: 'ACTIVE' });
    expect(verified.body.user.passwordHash).toBeUndefined();
    const me = await client.get('/auth/me', bearerHeaders(verified.body.accessToken));
    expect(me).toMatchObject({ status: 200, body: { success: true, user: verified.body.user } });
    const again = await client.post('/auth/verify-otp', { email: admin.email, otpCode: code });
    expect(again).toMatchObject({ status: 400, body: { code: 'OTP_EXPIRED' } });
  });

  test('allows three attempts; then even the right code is rejected [§9-3]', async () => {
    const { client, code } = await startSignIn();
    const guess = () => client.post('/auth/verify-otp', { email: admin.email, otpCode: differentCode(code) });
    expect((await guess()).body.error).toBe('Code de vérification invalide. Il vous reste 2 tentatives.');
    expect((await guess()).body).toMatchObject({
      code: 'OTP_INVALID',
      error: expect.stringContaining('1 tentative.'),
    });
    expect((await guess()).body.code).toBe('OTP_EXHAUSTED');
    const right = await client.post('/auth/verify-otp', { email: admin.email, otpCode: code });
    expect(right).toMatchObject({ status: 400, body: { code: 'OTP_EXHAUSTED' } });
  });

  test('expires after 15 minutes [§9-3]', async () => {
    const [{ client, code }, late] = [await startSignIn(), await startSignIn()];
    server.advance(15 * minutesMs - secondsMs);
    expect((await client.post('/auth/verify-otp', { email: admin.email, otpCode: code })).status).toBe(200);
    server.advance(secondsMs);
    const answer = await late.client.post('/auth/verify-otp', { email: admin.email, otpCode: late.code });
    expect(answer).toMatchObject({ status: 400, body: { code: 'OTP_EXPIRED' } });
  });

  test('accepts the code only in the browser and for the account of the password', async () => {
    const { client, code } = await startSignIn();
    const stranger = await server.client().post('/auth/verify-otp', { email: admin.email, otpCode: code });
    expect(stranger.body.code).toBe('OTP_EXPIRED');
    const other = await client.post('/auth/verify-otp', { email: accounts.operator.email, otpCode: code });
    expect(other.status).toBe(400);
  });

  test('stores only hashed codes', async () => {
    const { code } = await startSignIn();
    const rows = JSON.stringify(await server.db.select().from((await import('../db/schema')).signIns));
    expect(rows).not.toContain(code);
  });
});

describe('resend-otp', () => {
  const resend = (client: Awaited<ReturnType<typeof startSignIn>>['client']) =>
    client.post('/auth/resend-otp', { email: admin.email });

  test('waits 60 seconds, then replaces the old code by a new one [§3-7 §7-6]', async () => {
    const { client, code } = await startSignIn();
    const refusal = { code: 'TOO_MANY_REQUESTS', cooldownSeconds: 60 };
    for (const early of await Promise.all(Array.from({ length: 10 }, () => resend(client)))) {
      expect(early).toMatchObject({ status: 429, body: refusal });
      expect(early.body.error).toBe('Veuillez attendre 60 secondes avant de demander un nouveau code');
    }
    server.advance(60 * secondsMs);
    expect((await resend(client)).body).toEqual({
      success: true,
      otpConfig: { validityMinutes: 15, cooldownSeconds: 60 },
    });
    const renewed = (await server.newestMail())?.code ?? '';
    if (renewed !== code)
      expect((await client.post('/auth/verify-otp', { email: admin.email, otpCode: code })).status).toBe(400);
    expect((await client.post('/auth/verify-otp', { email: admin.email, otpCode: renewed })).status).toBe(
      200,
    );
  });

  test('allows five resends', async () => {
    const { client } = await startSignIn();
    for (let count = 0; count < 5; count += 1) {
      server.advance(minutesMs);
      expect((await resend(client)).status).toBe(200);
    }
    server.advance(minutesMs);
    expect(await resend(client)).toMatchObject({ status: 400, body: { code: 'OTP_EXHAUSTED' } });
  });

  test('requires a pending sign-in', async () => {
    expect((await resend(server.client())).body.code).toBe('OTP_EXPIRED');
  });
});

test('a device is new once; each sign-in is logged', async () => {
  const client = server.client();
  await signIn(server, client, accounts.operator);
  const [first] = await server.audit();
  expect(first).toMatchObject({ action: 'LOGIN', metadata: { suspiciousFactors: ['NEW_DEVICE'] } });
  server.advance(minutesMs);
  await signIn(server, client, accounts.operator);
  const [second] = await server.audit();
  expect(second).toMatchObject({ action: 'LOGIN', metadata: { suspiciousFactors: [] } });
});
