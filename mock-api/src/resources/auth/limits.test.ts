import { eq } from 'drizzle-orm';
import { minutesMs } from '../../clock';
import { accounts, otherThan, startTestServer, type TestServer } from '../../test-server';
import { auditLogs, sessions } from '../../db/schema';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());
beforeEach(() => server.forgetLimits());

const { admin, operator } = accounts;
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const tryPassword = (email: string, password = 'faux') =>
  server.client().post('/auth/login', { email, password });

test('of 50 concurrent guesses, three are compared', async () => {
  const client = server.client();
  await client.post('/auth/login', admin);
  const code = (await server.newestMail())?.code;
  const answers = await times(50, () =>
    client.post('/auth/verify-otp', { email: admin.email, otpCode: otherThan(code) }),
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

test('of 20 concurrent correct codes, one signs in', async () => {
  const client = server.client();
  await client.post('/auth/login', operator);
  const otpCode = (await server.newestMail())?.code;
  const before = (await server.db.select().from(sessions)).length;
  const answers = await times(20, () => client.post('/auth/verify-otp', { email: operator.email, otpCode }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await server.db.select().from(sessions)).length).toBe(before + 1);
});

test('after five wrong passwords an account is blocked for a quarter of an hour, even for the right one', async () => {
  const answers = await times(50, () => tryPassword(admin.email));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
  const blocked = await tryPassword(admin.email, admin.password);
  expect(blocked).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS', cooldownSeconds: 900 } });
  expect(blocked.body.error).toBe('Trop de tentatives. Réessayez dans 15 minutes.');
  expect(blocked.headers.get('retry-after')).toBe('900');
  server.advance(14 * minutesMs);
  expect((await tryPassword(admin.email)).body).toMatchObject({ cooldownSeconds: 60 });
  server.advance(minutesMs);
  expect((await tryPassword(admin.email, admin.password)).status).toBe(200);
});

test('attempts on a blocked account do not block other accounts', async () => {
  await times(50, () => tryPassword(admin.email));
  expect((await tryPassword(operator.email, operator.password)).status).toBe(200);
});

test('thirty failures block an IP address, whatever the account', async () => {
  const answers = await times(40, (index) => tryPassword(`personne${index}@escale.test`));
  expect(answers.filter(({ body }) => body.code === 'EMAIL_UNKNOWN')).toHaveLength(30);
  expect((await tryPassword(operator.email, operator.password)).status).toBe(429);
});

test('successful sign-ins are not limited', async () => {
  const answers = await times(40, () => tryPassword(admin.email, admin.password));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

test('blocks an IP address after thirty unknown e-mails', async () => {
  const ask = (email: string) => server.client().post('/auth/check-email', { email });
  const answers = await times(50, (index) => ask(`inconnu${index}@escale.test`));
  expect(answers.filter(({ body }) => body.code === 'EMAIL_UNKNOWN')).toHaveLength(30);
  expect((await ask(admin.email)).status).toBe(429);
});

test('wrong codes are counted per account across sign-ins', async () => {
  const guess = async () => {
    const client = server.client();
    await client.post('/auth/login', admin);
    const code = (await server.newestMail())?.code;
    const body = { email: admin.email, otpCode: otherThan(code) };
    return times(3, () => client.post('/auth/verify-otp', body));
  };
  for (let round = 0; round < 10; round += 1) await guess();
  expect((await guess()).map(({ status }) => status)).toEqual([429, 429, 429]);
});
