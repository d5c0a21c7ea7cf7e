import { createPresentUsers } from './present-users';
import { sharePresence } from './shared-presence';

type Presence = ReturnType<typeof sharePresence>;

const graceMs = 2_000;
const silenceMs = 20_000;

let connectedProcesses: Set<Presence>;
const openProcesses: Presence[] = [];
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  connectedProcesses = new Set();
});
afterEach(async () => {
  for (const presence of openProcesses.splice(0)) await presence.stop();
  jest.useRealTimers();
});

/** Starts a process that receives every message in the order in which the database delivers them. */
function startProcess() {
  const events: string[] = [];
  const users = createPresentUsers(graceMs, {
    onArrival: (userId, { returning }) => events.push(`${returning ? '=' : '+'}${userId}`),
    onDeparture: (userId) => events.push(`-${userId}`),
  });
  const state = { isCut: false };
  const presence: Presence = sharePresence(users, (payload) => {
    if (state.isCut) return Promise.reject(new Error('the database is away'));
    expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
    for (const each of connectedProcesses) each.receive(payload);
    return Promise.resolve();
  });
  openProcesses.push(presence);
  connectedProcesses.add(presence);
  presence.renew();
  const ids = () => presence.list().map(({ userId }) => userId);
  return { presence, events, ids, state, die: () => connectedProcesses.delete(presence) };
}

/** Waits until the messages and the replies to them have reached every process; 50 turns are more than enough. */
const deliverMessages = async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const passTime = async (ms: number) => {
  jest.advanceTimersByTime(ms);
  await deliverMessages();
};

const arrival = { userAgent: 'Firefox', returning: false };

test('the first connect and the last disconnect are announced once by every process, wherever they happen', async () => {
  const [one, other] = [startProcess(), startProcess()];
  one.presence.add('awa', 'a1', arrival);
  await deliverMessages();
  other.presence.add('awa', 'b1', arrival);
  await deliverMessages();
  one.presence.remove('awa', 'a1', false);
  await deliverMessages();
  expect([one.ids(), other.ids()]).toEqual([['awa'], ['awa']]);
  other.presence.remove('awa', 'b1', false);
  await deliverMessages();
  expect([one.events, other.events]).toEqual([
    ['+awa', '-awa'],
    ['+awa', '-awa'],
  ]);
});

test('a page that reconnects to another process is not announced as left', async () => {
  const [one, other] = [startProcess(), startProcess()];
  one.presence.add('awa', 'a1', arrival);
  await deliverMessages();
  one.presence.remove('awa', 'a1', true);
  await passTime(graceMs / 2);
  other.presence.add('awa', 'b1', { ...arrival, returning: true });
  await deliverMessages();
  await passTime(graceMs);
  expect([one.events, other.events]).toEqual([['+awa'], ['+awa']]);
});

test('a process that starts later learns who is connected, in as many messages as needed', async () => {
  const one = startProcess();
  const names = Array.from({ length: 200 }, (_, index) => `user-${index}`);
  for (const name of names)
    one.presence.add(name, `of ${name}`, { ...arrival, userAgent: 'x'.repeat(5_000) });
  await passTime(0);
  for (let round = 0; round < 10; round += 1) await deliverMessages();
  const late = startProcess();
  for (let round = 0; round < 10; round += 1) await deliverMessages();
  expect(late.ids().sort()).toEqual([...names].sort());
  expect(late.events.every((event) => event.startsWith('='))).toBe(true);
});

test('the users of a process that dies silently are removed after a while', async () => {
  const [one, other] = [startProcess(), startProcess()];
  one.presence.add('awa', 'a1', arrival);
  one.presence.add('moussa', 'a2', arrival);
  await deliverMessages();
  one.die();
  one.state.isCut = true;
  other.presence.add('awa', 'b1', { ...arrival, returning: true });
  for (let elapsed = 0; elapsed < silenceMs + graceMs; elapsed += 1_000) await passTime(1_000);
  expect(other.ids()).toEqual(['awa']);
  expect(other.events).toEqual(['+awa', '+moussa', '-moussa']);
});

test('announces later what it could not announce while the database was unavailable', async () => {
  const [one, other] = [startProcess(), startProcess()];
  one.presence.add('awa', 'a1', arrival);
  await deliverMessages();
  one.state.isCut = true;
  one.presence.remove('awa', 'a1', false);
  one.presence.add('moussa', 'a2', arrival);
  await deliverMessages();
  expect(other.ids()).toEqual(['awa']);
  one.state.isCut = false;
  await passTime(6_000);
  await passTime(graceMs);
  expect(other.ids()).toEqual(['moussa']);
});
