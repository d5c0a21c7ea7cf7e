import { eq } from 'drizzle-orm';
import { mails, users } from '../db/schema';
import { addPerson } from '../../testing/test-people';
import { accounts, testServer } from '../../testing/test-server';

/** Lets the test end the pause that extends a response to its minimum duration. */
const mockPause = { end: (): void => undefined };

jest.mock('node:timers/promises', () => {
  const real = jest.requireActual<typeof import('node:timers/promises')>('node:timers/promises');
  const setTimeout = (ms: number, ...others: []) =>
    ms === 250 ? new Promise<void>((resolve) => (mockPause.end = resolve)) : real.setTimeout(ms, ...others);
  return { ...real, setTimeout };
});

const server = testServer({ LIMIT_OPEN_CALLS: '1' });

const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await new Promise(setImmediate);
};

/**
 * Makes calls until one succeeds, and returns their statuses. Meanwhile, a call that has committed
 * its change still waits; it releases its slot only a few event-loop iterations after the commit.
 */
async function statusesOfOthers(): Promise<number[]> {
  const statuses: number[] = [];
  while (!statuses.includes(200) && statuses.length < 50)
    statuses.push((await server.client().get('/auth/otp-config')).status);
  return statuses;
}

test('a forgotten-password call, slowed down on purpose, waits without holding a place', async () => {
  const { email } = accounts.operator;
  const asked = server.client().post('/auth/forgot-password', { email });
  await until(async () => (await server.db.$count(mails, eq(mails.recipient, email))) > 0);
  const others = await statusesOfOthers();
  mockPause.end();
  expect(others).toContain(200);
  expect(await asked).toMatchObject({ status: 200, body: { success: true } });
});

test('a new account waits for a slow mail server without holding a place', async () => {
  const { client, headers } = await (await addPerson(server, 'ADMIN')).join();
  let deliver: (isSent: boolean) => void = () => undefined;
  const delivery = new Promise<boolean>((resolve) => (deliver = resolve));
  jest.spyOn(server.mailer, 'send').mockResolvedValue(() => delivery);
  const email = 'attente@escale.test';
  const names = { username: 'attente', firstName: 'Aya', lastName: 'Attente', role: 'OPERATOR' };
  const asked = client.post('/users', { ...names, email }, headers);
  await until(async () => (await server.db.$count(users, eq(users.email, email))) > 0);
  const others = await statusesOfOthers();
  deliver(true);
  expect(others).toContain(200);
  expect(await asked).toMatchObject({ status: 200, body: { invitationSent: true } });
});
