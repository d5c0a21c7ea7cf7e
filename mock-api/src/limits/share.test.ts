import { accounts, bearerHeaders, signIn, startTestServer, testServer } from '../../testing/test-server';

/** A gate that keeps work in progress until the test opens it. */
const mockGate = { open: (): void => undefined, opened: Promise.resolve() };
const closeGate = () => {
  mockGate.opened = new Promise((resolve) => (mockGate.open = resolve));
};

jest.mock('../security/passwords', () => {
  const real = jest.requireActual<typeof import('../security/passwords')>('../security/passwords');
  const verifyPassword: typeof real.verifyPassword = (...given) =>
    mockGate.opened.then(() => real.verifyPassword(...given));
  return { ...real, verifyPassword };
});
jest.mock('../users/avatar-image', () => {
  const real = jest.requireActual<typeof import('../users/avatar-image')>('../users/avatar-image');
  const reencodeAvatar: typeof real.reencodeAvatar = (file) =>
    mockGate.opened.then(() => real.reencodeAvatar(file));
  return { ...real, reencodeAvatar };
});

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const server = testServer();

/**
 * Sends concurrent calls, of which the server accepts `heard`. `refused` resolves once the server
 * has answered all the others.
 */
function sendAll(count: number, call: () => Promise<Response>, heard: number) {
  const statuses: number[] = [];
  let whenRefused: () => void = () => undefined;
  const refused = new Promise<void>((resolve) => (whenRefused = resolve));
  const answers = Array.from({ length: count }, async () => {
    const answer = await call();
    statuses.push(answer.status);
    if (statuses.length === count - heard) whenRefused();
    return answer;
  });
  return { answers: Promise.all(answers), refused, statuses };
}

const jsonHeaders = { 'content-type': 'application/json' };
const headersFrom = (address: string) => ({ 'x-forwarded-for': address });

/** Returns the distinct statuses of twenty calls from other addresses. */
async function statusesOfOthers(): Promise<number[]> {
  const answers = Array.from({ length: 20 }, (_, index) =>
    fetch(`${server.origin}/api/auth/otp-config`, { headers: headersFrom(`198.18.1.${index + 1}`) }),
  );
  return [...new Set((await Promise.all(answers)).map(({ status }) => status))];
}

const countStatus = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

test('accepts six of 110 concurrent sign-ins of one account, and still answers other callers', async () => {
  closeGate();
  const { answers, refused, statuses } = sendAll(
    110,
    () =>
      fetch(`${server.origin}/api/auth/login`, {
        method: 'POST',
        headers: { ...jsonHeaders, ...headersFrom('198.18.0.1') },
        body: JSON.stringify(accounts.operator),
      }),
    6,
  );
  await refused;
  expect(await statusesOfOthers()).toEqual([200]);
  const turnedAway = [...statuses];
  expect(countStatus(turnedAway, 429) + countStatus(turnedAway, 503)).toBe(104);
  mockGate.open();
  const all = await answers;
  expect(countStatus(statuses, 200)).toBe(6);
  const greedy = all.find(({ status }) => status === 429);
  expect(greedy?.headers.get('retry-after')).toBe('2');
  expect(await greedy?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', cooldownSeconds: 2 });
});

test('of 20 concurrent pictures from one address, reads two, queues five and refuses the rest', async () => {
  mockGate.open();
  const { accessToken, user } = await signIn(server, server.client(), accounts.admin);
  closeGate();
  const { answers, refused, statuses } = sendAll(
    20,
    () => {
      const body = new FormData();
      body.append('avatar', new Blob([gif], { type: 'image/gif' }), 'a.gif');
      const headers = { ...bearerHeaders(accessToken), ...headersFrom('198.18.0.2') };
      return fetch(`${server.origin}/api/users/${user.id}/avatar`, { method: 'POST', headers, body });
    },
    7,
  );
  await refused;
  expect([...new Set(statuses)]).toEqual([429]);
  expect(await statusesOfOthers()).toEqual([200]);
  mockGate.open();
  await answers;
  expect([countStatus(statuses, 200), countStatus(statuses, 429)]).toEqual([7, 13]);
});

test('sign-ins that wait for another one of the same account hold no place', async () => {
  const small = await startTestServer({ LIMIT_OPEN_CALLS: '4' });
  let arrived = 0;
  small.app.server.on('request', () => (arrived += 1));
  closeGate();
  const call = (path: string, address: string, init: RequestInit = {}) =>
    fetch(`${small.origin}/api/auth/${path}`, {
      ...init,
      headers: { ...jsonHeaders, ...headersFrom(address) },
    });
  const signIns = [1, 2, 3, 4].map((one) =>
    call('login', `198.18.2.${one}`, { method: 'POST', body: JSON.stringify(accounts.operator) }),
  );
  for (let turns = 0; turns < 50; turns += arrived === 4 ? 1 : 0)
    await new Promise((resolve) => setImmediate(resolve));
  const others = await Promise.all([5, 6, 7].map((one) => call('otp-config', `198.18.2.${one}`)));
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  mockGate.open();
  expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await small.close();
});
