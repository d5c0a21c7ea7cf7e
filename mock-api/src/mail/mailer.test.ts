import { randomUUID } from 'node:crypto';
import { defaultPreferences } from '@escale/contracts';
import { addMs, hoursMs, minutesMs } from '../clock';
import { newSecret } from '../data-folder/secret';
import { passwordLinks, queuedMails, signIns, users } from '../db/schema';
import { createLink } from '../accounts/password-links';
import { beginSignIn } from '../accounts/sign-ins';
import { testServer } from '../../testing/test-server';
import { codeMail, invitationMail, resetMail } from './mails';
import type { Mail, Mailer } from './mail';
import { retryDelayMs } from './mail-queue';
import { createMailer, type MailerOptions } from './mailer';
import { UnreadableMail } from './queue-runner';
import { decodedText, smtpRefusal, startSilentServer, startSmtp } from '../../testing/test-smtp';

const server = testServer();
let smtp: Awaited<ReturnType<typeof startSmtp>>;
const openMailers = new Set<Mailer>();
const secret = newSecret();
const outcomes: string[] = [];

beforeEach(async () => {
  outcomes.length = 0;
  smtp = await startSmtp();
});
afterEach(async () => {
  await Promise.all([...openMailers].map((mailer) => mailer.close()));
  openMailers.clear();
  await smtp.stop();
  await server.db.delete(queuedMails);
});

function startMailer(options: Partial<MailerOptions> = {}): Mailer {
  const onOutcome = (outcome: string) => void outcomes.push(outcome);
  const common = { db: server.db, clock: server.now, secret, smtpUrl: smtp.url, onOutcome };
  const mailer = createMailer({ ...common, ...options });
  openMailers.add(mailer);
  return mailer;
}

const notice = { to: 'x@escale.test', subject: 'Bonjour', text: 'Un texte', html: '<p>Un texte</p>' };
const readQueue = () => server.db.select().from(queuedMails);
const sendAndDeliver = async (mailer: Mailer, mail: Mail) => (await mailer.send(server.db, mail))();
/** Queues a mail and starts its first attempt, without waiting for the outcome. */
const sendMail = async (mailer: Mailer, mail: Mail) => void (await mailer.send(server.db, mail))();
const sendAll = async (mailer: Mailer, mails: readonly Mail[]) => (await mailer.sendAll(server.db, mails))();

async function readRecipient() {
  const [user] = await server.db.select().from(users).limit(1);
  if (user === undefined) throw new Error('no user');
  return { ...user, preferences: defaultPreferences };
}

async function createCode(userId: string) {
  const clock = server.now;
  const begun = await beginSignIn({ db: server.db, clock, secret }, { userId, remember: false });
  return begun.code;
}

const link = { appOrigin: 'http://app.test', token: 't-1', createdAt: new Date('2026-11-23T22:05:00Z') };
const attempt = { ipAddress: '192.0.2.7', userAgent: '', link };

/** Advances the clock by more than any retry delay, and delivers. */
async function deliverLater(mailer: Mailer, ms = 40 * minutesMs) {
  server.advance(ms);
  await mailer.deliverDue();
}

test('mails are delivered in any script, and are neither shown nor kept', async () => {
  const mailer = startMailer();
  expect(await sendAndDeliver(mailer, notice)).toBe(true);
  const user = await readRecipient();
  const reader = { ...user, preferences: { ...defaultPreferences, language: 'ar' as const } };
  const inArabic = codeMail(reader, await createCode(user.id), attempt);
  await sendAll(mailer, [inArabic]);
  await mailer.deliverDue();
  expect(smtp.received[0]).toMatch(
    /From: Escale <ne-pas-repondre@escale.test>[\s\S]*To: x@escale.test[\s\S]*Subject: Bonjour/,
  );
  expect(decodedText(smtp.received[1] ?? '')).toBe(inArabic.text);
  expect(await server.mails()).toHaveLength(0);
  expect(await readQueue()).toHaveLength(0);
});

test('a closed port: the mail waits, encrypted, and another process delivers it once the server is back', async () => {
  const { port } = smtp;
  await smtp.stop();
  const failures: unknown[] = [];
  const first = startMailer({ onFailure: (_error, mail) => void failures.push(mail) });
  const user = await readRecipient();
  const code = await createCode(user.id);
  expect(await sendAndDeliver(first, codeMail(user, code, attempt))).toBe(false);
  expect(failures).toEqual([{ outcome: 'postponed', kind: 'code', attempts: 1 }]);
  await first.close();

  const [row] = await readQueue();
  const stored =
    Buffer.from(row?.encrypted ?? []).toString('latin1') + JSON.stringify({ ...row, encrypted: '' });
  for (const datum of [code.code, user.email, 'connexion', 'Bonjour']) expect(stored).not.toContain(datum);

  smtp = await startSmtp({}, port);
  await deliverLater(startMailer(), minutesMs);
  expect(smtp.received).toHaveLength(1);
  expect(decodedText(smtp.received[0] ?? '')).toContain(code.code);
  expect(await readQueue()).toHaveLength(0);
});

test('a silent server: the attempt ends, the mail waits', async () => {
  const silent = await startSilentServer();
  const mailer = startMailer({ smtpUrl: `${silent.url}?greetingTimeout=100` });
  expect(await sendAndDeliver(mailer, notice)).toBe(false);
  await mailer.close();
  await silent.stop();
  await deliverLater(startMailer());
  expect(smtp.received).toHaveLength(1);
});

test('a temporary refusal is retried under the same Message-ID, a permanent one is not', async () => {
  let code = 451;
  const { port } = smtp;
  await smtp.stop();
  const refusing = await startSmtp(
    {
      onRcptTo: (_address, _session, done) => (code === 250 ? done() : done(smtpRefusal(code, 'refused'))),
    },
    port,
  );
  smtp = refusing;
  const mailer = startMailer();
  expect(await sendAndDeliver(mailer, notice)).toBe(false);
  const [waiting] = await readQueue();
  code = 250;
  await deliverLater(mailer);
  expect(refusing.received).toHaveLength(1);
  expect(refusing.received[0]).toContain(`Message-ID: <${waiting?.id ?? ''}@`);
  code = 550;
  expect(await sendAndDeliver(mailer, notice)).toBe(false);
  expect(await readQueue()).toHaveLength(0);
  expect(outcomes).toEqual(['postponed', 'delivered', 'refused']);
});

/** Functions that queue a mail and make it obsolete before its delivery. */
const obsoleteMails: [string, (mailer: Mailer) => Promise<void>][] = [
  [
    'a code that was replaced',
    async (mailer) => {
      const user = await readRecipient();
      await sendMail(mailer, codeMail(user, await createCode(user.id), attempt));
      await server.db.update(signIns).set({ codeHash: 'another' });
    },
  ],
  [
    'a code that has been used',
    async (mailer) => {
      const user = await readRecipient();
      await sendMail(mailer, codeMail(user, await createCode(user.id), attempt));
      await server.db.update(signIns).set({ consumedAt: server.now() });
    },
  ],
  [
    'a link that was replaced',
    async (mailer) => {
      const user = await readRecipient();
      const now = server.now();
      const token = await createLink(server.db, now, user.id, 'reset');
      await sendMail(mailer, resetMail(user, { appOrigin: 'http://app.test', token, createdAt: now }));
      await createLink(server.db, now, user.id, 'reset');
    },
  ],
  [
    'a link that was made invalid',
    async (mailer) => {
      const user = await readRecipient();
      const now = server.now();
      const token = await createLink(server.db, now, user.id, 'invitation');
      await sendMail(mailer, invitationMail(user, { appOrigin: 'http://app.test', token, createdAt: now }));
      await server.db.delete(passwordLinks);
    },
  ],
];

test.each(obsoleteMails)('%s is dropped, not sent', async (_name, queueOne) => {
  const { port } = smtp;
  await smtp.stop();
  const mailer = startMailer();
  await queueOne(mailer);
  await untilSettled();
  smtp = await startSmtp({}, port);
  await deliverLater(mailer, minutesMs);
  expect(smtp.received).toHaveLength(0);
  expect(await readQueue()).toHaveLength(0);
  expect(outcomes).toEqual(['postponed', 'dropped']);
});

async function untilSettled() {
  while (outcomes.length === 0) await new Promise((resolve) => setImmediate(resolve));
}

test('an expired code is dropped; so is a mail encrypted with another secret, which is reported', async () => {
  const { port } = smtp;
  await smtp.stop();
  const failures: unknown[] = [];
  const onLate = jest.fn(() => Promise.resolve());
  const mailer = startMailer({
    onLate,
    onFailure: (error, mail) => void failures.push([error, mail.outcome]),
  });
  const user = await readRecipient();
  await sendAndDeliver(mailer, codeMail(user, await createCode(user.id), attempt));
  failures.length = 0;
  await sendAndDeliver(startMailer({ secret: newSecret() }), { ...notice, invites: user.id });
  smtp = await startSmtp({}, port);
  await deliverLater(mailer, 16 * minutesMs);
  expect(smtp.received).toHaveLength(0);
  expect(outcomes.slice(2).sort()).toEqual(['expired', 'unreadable']);
  expect(failures).toEqual([[expect.any(UnreadableMail), 'unreadable']]);
  expect(onLate.mock.calls).toEqual([[expect.anything(), { invites: user.id, sent: false }]]);
});

test('retries at growing intervals, and finally gives up', async () => {
  expect([1, 2, 3, 4, 20].map((attempts) => retryDelayMs(attempts, () => 0.5) / 1_000)).toEqual([
    5, 15, 45, 135, 1_800,
  ]);
  await smtp.stop();
  const mailer = startMailer();
  await sendAndDeliver(mailer, notice);
  for (const hours of [1, 1, 45]) await deliverLater(mailer, hours * hoursMs);
  expect(outcomes).toEqual(['postponed', 'postponed', 'postponed', 'postponed']);
  await deliverLater(mailer, hoursMs);
  expect(outcomes.at(-1)).toBe('expired');
  expect(await readQueue()).toHaveLength(0);
  smtp = await startSmtp();
});

test('two processes on one database send each mail once', async () => {
  const mails = Array.from({ length: 8 }, (_, index) => ({ ...notice, subject: `Mail ${index}` }));
  const [one, other] = [startMailer(), startMailer()];
  await Promise.all([sendAll(one, mails.slice(0, 4)), sendAll(other, mails.slice(4))]);
  await Promise.all([one.deliverDue(), other.deliverDue()]);
  await Promise.all([one.deliverDue(), other.deliverDue()]);
  expect(smtp.received).toHaveLength(8);
  expect(new Set(smtp.received.map((mail) => /Subject: (.*)/.exec(mail)?.[1]))).toHaveProperty('size', 8);
  expect(await readQueue()).toHaveLength(0);
});

test('an attempt whose process has ended is made again by another one', async () => {
  const lost = { kind: 'notice' as const, secretHash: null, invites: null, attempts: 1 };
  const now = server.now();
  const unreadable = { id: randomUUID(), encrypted: Buffer.alloc(40), ...lost, createdAt: now };
  const mailer = startMailer();
  await server.db
    .insert(queuedMails)
    .values({ ...unreadable, nextAttemptAt: addMs(now, 2 * minutesMs), expiresAt: addMs(now, hoursMs) });
  await deliverLater(mailer, minutesMs);
  expect(await readQueue()).toHaveLength(1);
  await deliverLater(mailer, minutesMs);
  expect(outcomes).toEqual(['unreadable']);
});

test('a recipient who is refused for now does not hold up the others; a server that cannot be reached ends the round', async () => {
  const { port } = smtp;
  await smtp.stop();
  const refusing = await startSmtp(
    {
      onRcptTo: ({ address }, _session, done) =>
        address === 'full@escale.test' ? done(smtpRefusal(452, 'mailbox full')) : done(),
    },
    port,
  );
  smtp = refusing;
  const mailer = startMailer();
  const mails = ['full@escale.test', 'one@escale.test', 'other@escale.test'].map((to) => ({ ...notice, to }));
  await sendAll(mailer, mails);
  await mailer.deliverDue();
  expect([...outcomes].sort()).toEqual(['delivered', 'delivered', 'postponed']);
  await refusing.stop();
  outcomes.length = 0;
  await sendAll(mailer, mails.slice(1));
  await mailer.deliverDue();
  expect(outcomes).toEqual(['postponed']);
  smtp = await startSmtp({}, port);
});

test('due mails are attempted from the start on, not before', async () => {
  const timers = jest.spyOn(globalThis, 'setInterval');
  const mailer = startMailer();
  expect(timers).not.toHaveBeenCalled();
  const [createdAt, expiresAt] = [server.now(), addMs(server.now(), hoursMs)];
  const due = { encrypted: Buffer.alloc(40), kind: 'notice' as const, attempts: 0, nextAttemptAt: createdAt };
  await server.db.insert(queuedMails).values({ id: randomUUID(), ...due, createdAt, expiresAt });
  mailer.start();
  await untilSettled();
  expect(outcomes).toEqual(['unreadable']);
  expect(timers).toHaveBeenCalledTimes(1);
  timers.mockRestore();
});
