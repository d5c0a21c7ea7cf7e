import { eq } from 'drizzle-orm';
import { daysMs, minutesMs, secondsMs } from '../clock';
import { accounts, differentCode, signIn, testServer } from '../../testing/test-server';
import { auditLogs, sessions } from '../db/schema';

const server = testServer({ LIMIT_ADDRESS_FAILURES: '6', LIMIT_UNKNOWN_EMAILS: '6' });
beforeEach(() => server.forgetLimits());

const { admin, operator, superAdmin } = accounts;
const inParallel = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const tryPassword = (email: string, password = 'faux') =>
  server.client().post('/auth/login', { email, password });

test('compares three of 50 concurrent guesses', async () => {
  const client = server.client();
  await client.post('/auth/login', admin);
  const code = (await server.newestMail())?.code;
  const answers = await inParallel(50, () =>
    client.post('/auth/verify-otp', { email: admin.email, otpCode: differentCode(code) }),
  );
  const codes = answers.map(({ body }) => body.code as string);
  expect(codes.filter((one) => one === 'OTP_INVALID')).toHaveLength(2);
  expect(codes.filter((one) => one === 'OTP_EXHAUSTED')).toHaveLength(48);
  const compared = await server.db.select().from(auditLogs).where(eq(auditLogs.action, 'LOGIN_FAILED'));
  const reasons = compared
    .filter(({ timestamp }) => timestamp >= server.now())
    .map(({ metadata }) => metadata.reason);
  expect(reasons).toHaveLength(3);
});

test('signs in with one of 20 concurrent correct codes', async () => {
  const client = server.client();
  await client.post('/auth/login', operator);
  const otpCode = (await server.newestMail())?.code;
  const before = (await server.db.select().from(sessions)).length;
  const answers = await inParallel(20, () =>
    client.post('/auth/verify-otp', { email: operator.email, otpCode }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await server.db.select().from(sessions)).length).toBe(before + 1);
});

test('after five wrong passwords an account is blocked for a minute, even for the right one', async () => {
  const answers = await inParallel(10, () => tryPassword(admin.email));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  const blocked = await tryPassword(admin.email, admin.password);
  expect(blocked).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS', cooldownSeconds: 60 } });
  expect(blocked.body.error).toBe('Trop de tentatives. Réessayez dans 60 secondes.');
  expect(blocked.headers.get('retry-after')).toBe('60');
  server.advance(59 * secondsMs);
  expect((await tryPassword(admin.email)).body).toMatchObject({ cooldownSeconds: 1 });
  server.advance(secondsMs);
  expect((await tryPassword(admin.email, admin.password)).status).toBe(200);
  expect((await tryPassword(admin.email)).status).toBe(400);
});

test('each further wrong password waits twice as long, up to a quarter of an hour', async () => {
  await inParallel(5, () => tryPassword(admin.email));
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    const { body } = await tryPassword(admin.email);
    expect(body).toMatchObject({ cooldownSeconds: minutes * 60 });
    server.advance(minutes * minutesMs);
    expect((await tryPassword(admin.email)).status).toBe(400);
  }
  server.advance(daysMs);
  const answers = await inParallel(6, () => tryPassword(admin.email));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
});

/** Returns a browser from which the account has signed in before. */
async function openKnownDevice(credentials = admin) {
  const client = server.client();
  await signIn(server, client, credentials);
  return client;
}

test('failures on unknown devices do not keep the owner from signing in on a known one', async () => {
  const owner = await openKnownDevice();
  await inParallel(10, () => tryPassword(admin.email));
  expect((await owner.post('/auth/login', admin)).status).toBe(200);
  expect((await tryPassword(admin.email, admin.password)).status).toBe(429);
});

test('wrong passwords on a known device are delayed in the same way', async () => {
  const device = await openKnownDevice();
  const tryHere = () => device.post('/auth/login', { ...admin, password: 'faux' });
  const answers = await inParallel(8, tryHere);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(await tryHere()).toMatchObject({ status: 429, body: { cooldownSeconds: 60 } });
});

test('a device is known only for the accounts that have used it', async () => {
  const stranger = await openKnownDevice(operator);
  await inParallel(5, () => tryPassword(admin.email));
  const guess = await stranger.post('/auth/login', { ...admin, password: 'faux' });
  expect(guess.status).toBe(429);
});

test('a blocked address does not keep known devices from signing in', async () => {
  const owner = await openKnownDevice();
  await inParallel(8, (index) => tryPassword(`personne${index}@escale.test`));
  await inParallel(8, (index) =>
    server.client().post('/auth/check-email', { email: `inconnu${index}@escale.test` }),
  );
  expect((await tryPassword(operator.email, operator.password)).status).toBe(429);
  expect((await owner.post('/auth/check-email', { email: admin.email })).status).toBe(200);
  expect((await owner.post('/auth/login', admin)).status).toBe(200);
});

test('counts the accounts with wrong passwords per address, not the attempts', async () => {
  await inParallel(5, (index) => tryPassword(`personne${index}@escale.test`));
  for (let count = 0; count < 4; count += 1)
    await inParallel(2, (index) => tryPassword(`personne${index}@escale.test`));
  const answers = await inParallel(2, (index) => tryPassword(`nouveau${index}@escale.test`));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('a refusal by the limit of the address counts against no account', async () => {
  await inParallel(6, (index) => tryPassword(`personne${index}@escale.test`));
  await inParallel(6, () => tryPassword(operator.email));
  const elsewhere = { 'x-forwarded-for': '196.10.4.1' };
  expect((await server.client().post('/auth/login', operator, elsewhere)).status).toBe(200);
});

test('refused attempts are recorded once per window', async () => {
  server.advance(minutesMs);
  const since = server.now();
  await inParallel(10, () => tryPassword(admin.email));
  await inParallel(8, (index) => tryPassword(`personne${index}@escale.test`));
  const refused = (await server.audit()).filter(
    ({ metadata, timestamp }) => metadata.reason === 'TOO_MANY_REQUESTS' && timestamp >= since,
  );
  expect(refused).toHaveLength(2);
});

test('long e-mails and user agents are cut in the audit log', async () => {
  const email = `${'a'.repeat(200)}@escale.test`;
  await server.client().post('/auth/login', { email, password: 'faux' }, { 'user-agent': 'b'.repeat(1_000) });
  const [entry] = await server.audit();
  expect(entry).toMatchObject({ email: 'a'.repeat(100), userAgent: 'b'.repeat(200) });
});

test('a block dated in the future, after the clock was set back, does not count', async () => {
  await inParallel(8, (index) => tryPassword(`personne${index}@escale.test`));
  await inParallel(5, () => tryPassword(admin.email));
  server.advance(-3 * daysMs);
  expect((await tryPassword(admin.email, admin.password)).status).toBe(200);
  server.advance(3 * daysMs);
});

describe('mails for forgotten passwords', () => {
  const ask = (client = server.client(), email = admin.email) =>
    client.post('/auth/forgot-password', { email });

  test('requests from unknown devices do not use up the limit of a known device', async () => {
    const owner = await openKnownDevice();
    await inParallel(6, () => ask());
    expect((await ask()).status).toBe(429);
    const answers = await inParallel(6, () => ask(owner));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('the browser that used the link is known from then on', async () => {
    const owner = server.client();
    await ask(owner, superAdmin.email);
    const token = new URL((await server.newestMail())?.link ?? '').searchParams.get('token');
    const password = 'Quai-Nord-7-Grues';
    expect((await owner.post('/auth/reset-password', { token, password })).status).toBe(200);
    await inParallel(10, () => tryPassword(superAdmin.email));
    await signIn(server, owner, { email: superAdmin.email, password });
    expect((await server.audit())[0]?.metadata).toMatchObject({ suspiciousFactors: ['NEW_DEVICE'] });
  });
});

describe('mails with codes', () => {
  const login = (client = server.client()) => client.post('/auth/login', operator);
  const countMails = async () => (await server.mails()).length;
  /** Starts sign-ins in rounds of five concurrent calls, since at most five calls may wait for one account. */
  const loginInFives = async (rounds: number) => {
    const answers = [];
    for (let round = 0; round < rounds; round += 1) answers.push(...(await inParallel(5, () => login())));
    return answers;
  };

  test('ten are sent without a finished sign-in, then the next must wait', async () => {
    const before = await countMails();
    const answers = await loginInFives(4);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect((await countMails()) - before).toBe(10);
    expect(await login()).toMatchObject({ status: 429, body: { cooldownSeconds: 60 } });
  });

  test('beyond the limit, a browser with a valid code can still use it', async () => {
    const browser = server.client();
    await login(browser);
    const otpCode = (await server.newestMail())?.code;
    await loginInFives(3);
    const before = await countMails();
    expect(await login(browser)).toMatchObject({ status: 200, body: { requiresOTP: true } });
    expect(await countMails()).toBe(before);
    expect((await browser.post('/auth/verify-otp', { email: operator.email, otpCode })).status).toBe(200);
  });

  test('mails to unknown devices do not use up the limit of a known device', async () => {
    const owner = await openKnownDevice(operator);
    await loginInFives(3);
    await signIn(server, owner, operator);
  });

  test('resent codes are counted too', async () => {
    const browser = server.client();
    await login(browser);
    await loginInFives(3);
    server.advance(minutesMs);
    await login();
    const resent = await browser.post('/auth/resend-otp', { email: operator.email });
    expect(resent).toMatchObject({ status: 429, body: { cooldownSeconds: 120 } });
  });
});

test('attempts on a blocked account do not block other accounts', async () => {
  await inParallel(10, () => tryPassword(admin.email));
  expect((await tryPassword(operator.email, operator.password)).status).toBe(200);
});

test('wrong passwords of too many accounts block an IP address', async () => {
  const answers = await inParallel(8, (index) => tryPassword(`personne${index}@escale.test`));
  expect(answers.filter(({ body }) => body.code === 'EMAIL_UNKNOWN')).toHaveLength(6);
  expect((await tryPassword(operator.email, operator.password)).status).toBe(429);
});

test('finished sign-ins are not limited', async () => {
  for (let count = 0; count < 12; count += 1) await signIn(server, server.client(), operator);
});

test('too many unknown e-mails block an IP address', async () => {
  const ask = (email: string) => server.client().post('/auth/check-email', { email });
  const answers = await inParallel(8, (index) => ask(`inconnu${index}@escale.test`));
  expect(answers.filter(({ body }) => body.code === 'EMAIL_UNKNOWN')).toHaveLength(6);
  expect((await ask(admin.email)).status).toBe(429);
});

test('wrong codes are counted per account across sign-ins', async () => {
  const guess = async () => {
    const client = server.client();
    await client.post('/auth/login', admin);
    const code = (await server.newestMail())?.code;
    const body = { email: admin.email, otpCode: differentCode(code) };
    return inParallel(3, () => client.post('/auth/verify-otp', body));
  };
  for (let round = 0; round < 10; round += 1) await guess();
  server.advance(minutesMs);
  expect((await guess()).map(({ status }) => status)).toEqual([429, 429, 429]);
});
