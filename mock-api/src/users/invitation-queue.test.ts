import { lte } from 'drizzle-orm';
import { addMs, minutesMs } from '../clock';
import { queuedMails } from '../db/schema';
import { decodedText, smtpRefusal, startSmtp } from '../../testing/test-smtp';
import { accounts, bearerHeaders, startTestServer, type TestServer } from '../../testing/test-server';

/** The mail server's response to mails for new people. */
let smtpBehaviour: 'takes' | 'hangs' | 450 | 550 = 'takes';
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let server: TestServer;
let headers: Record<string, string>;
let userNumber = 0;

const belongsToNewPerson = (address: string) => address.startsWith('nouveau');
const smtpOptions: Parameters<typeof startSmtp>[0] = {
  onRcptTo: ({ address }, _session, done) => {
    if (!belongsToNewPerson(address) || smtpBehaviour === 'takes') done();
    else if (smtpBehaviour !== 'hangs') done(smtpRefusal(smtpBehaviour, 'refused'));
  },
};

beforeAll(async () => {
  smtp = await startSmtp(smtpOptions);
  server = await startTestServer({ SMTP_URL: smtp.url });
  const client = server.client();
  const { email } = accounts.superAdmin;
  await client.post('/auth/login', accounts.superAdmin);
  while (smtp.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const otpCode = /^ {4}(\d{6})$/m.exec(decodedText(smtp.received[0] ?? ''))?.[1];
  const { body } = await client.post('/auth/verify-otp', { email, otpCode });
  headers = bearerHeaders((body as { accessToken: string }).accessToken);
}, 120_000);
afterAll(async () => {
  await server.close();
  await smtp.stop();
});
beforeEach(async () => {
  smtpBehaviour = 'takes';
  smtp.received.length = 0;
  await server.db.delete(queuedMails);
});

async function invite() {
  userNumber += 1;
  const names = { email: `nouveau${userNumber}@escale.test`, username: `nouveau${userNumber}` };
  const body = { ...names, firstName: 'Nouvelle', lastName: 'Recrue', role: 'OPERATOR' };
  const answered = await server.client().post('/users', body, headers);
  expect(answered).toMatchObject({ status: 200, body: { success: true, data: names } });
  return answered.body as { invitationSent: boolean; data: { id: string } };
}

const readInvitationEntries = async (id: string) =>
  (await server.audit()).filter(({ resource, action }) => resource === `users/${id}` && action === 'UPDATE');

const tokenIn = (mail = '') => /token=([\w-]+)/.exec(decodedText(mail))?.[1];

test('a server that accepts the mail: sent, with no later report', async () => {
  const { invitationSent, data } = await invite();
  expect(invitationSent).toBe(true);
  expect(await readInvitationEntries(data.id)).toHaveLength(0);
});

test('a closed port: not sent at first, sent later with a working link, and logged', async () => {
  const { port } = smtp;
  await smtp.stop();
  const { invitationSent, data } = await invite();
  expect(invitationSent).toBe(false);
  smtp = await startSmtp(smtpOptions, port);
  server.advance(minutesMs);
  await server.mailer.deliverDue();
  expect(smtp.received).toHaveLength(1);
  expect(await readInvitationEntries(data.id)).toMatchObject([
    {
      userId: null,
      metadata: {
        name: 'Nouvelle Recrue',
        before: { invitation: 'WAITING' },
        after: { invitation: 'SENT' },
      },
    },
  ]);
  const password = 'Quai-Nord-7-Grues';
  const reset = await server
    .client()
    .post('/auth/reset-password', { token: tokenIn(smtp.received[0]), password });
  expect(reset.status).toBe(200);
});

test('a server that hangs: not sent, and the answer comes within the ten seconds of a client', async () => {
  smtpBehaviour = 'hangs';
  const started = performance.now();
  expect((await invite()).invitationSent).toBe(false);
  expect(performance.now() - started).toBeLessThan(9_000);
  expect(await server.db.select().from(queuedMails)).toHaveLength(1);
});

test('a server that refuses for now: not sent, tried again', async () => {
  smtpBehaviour = 450;
  const { invitationSent, data } = await invite();
  expect(invitationSent).toBe(false);
  smtpBehaviour = 'takes';
  server.advance(minutesMs);
  await server.mailer.deliverDue();
  expect(smtp.received).toHaveLength(1);
  expect(await readInvitationEntries(data.id)).toHaveLength(1);
});

test('a server that refuses permanently: not sent, not retried, and the audit log says so', async () => {
  smtpBehaviour = 550;
  const { invitationSent, data } = await invite();
  expect(invitationSent).toBe(false);
  expect(await server.db.select().from(queuedMails)).toHaveLength(0);
  expect(await readInvitationEntries(data.id)).toMatchObject([
    { metadata: { after: { invitation: 'NOT_SENT' } } },
  ]);
});

test('a link that was replaced while it waited is not sent: only the newest one is', async () => {
  const { port } = smtp;
  await smtp.stop();
  await invite();
  await server.client().post('/auth/forgot-password', { email: `nouveau${userNumber}@escale.test` });
  // Waits until both first attempts have failed.
  const isPostponed = lte(queuedMails.nextAttemptAt, addMs(server.now(), minutesMs));
  while ((await server.db.$count(queuedMails, isPostponed)) < 2)
    await new Promise((resolve) => setImmediate(resolve));
  smtp = await startSmtp(smtpOptions, port);
  server.advance(minutesMs);
  await server.mailer.deliverDue();
  await server.mailer.deliverDue();
  expect(smtp.received).toHaveLength(1);
  const password = 'Quai-Nord-7-Grues';
  const reset = await server
    .client()
    .post('/auth/reset-password', { token: tokenIn(smtp.received[0]), password });
  expect(reset.status).toBe(200);
});
