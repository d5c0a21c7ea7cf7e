import { request, type ClientRequest } from 'node:http';
import { daysMs } from '../clock';
import { accounts, bearerHeaders, signIn, startTestServer, type TestServer } from '../../testing/test-server';
import { connectSocket } from '../../testing/test-socket';
import { createAdmission } from '../limits/admission';

let server: TestServer;
const calls: ClientRequest[] = [];
const startServer = async (environment: Record<string, string>) => {
  server = await startTestServer(environment);
};
afterEach(async () => {
  for (const call of calls.splice(0)) call.destroy();
  await server.close();
});

/** Sends headers and a part of the body; resolves with the status of the answer, or with 0 if the connection is cut. */
function openBody(): Promise<number> {
  const call = request(`${server.origin}/api/auth/check-email`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', 'content-length': '50000' },
  });
  calls.push(call);
  return new Promise((resolve) => {
    call.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.once('error', () => resolve(0));
    call.write('{"email":');
  });
}

const readHealth = async () => (await fetch(`${server.origin}/api/health`)).status;

test('answers while 150 bodies are open, and ends each with 408', async () => {
  await startServer({ REQUEST_SECONDS: '1' });
  const open = Array.from({ length: 150 }, openBody);
  expect(await readHealth()).toBe(200);
  for (const status of await Promise.all(open)) expect(status).toBe(408);
}, 60_000);

test('refuses calls beyond the limit with 503 and Retry-After, and still answers the health check', async () => {
  await startServer({ LIMIT_OPEN_CALLS: '1' });
  const { accessToken } = await signIn(server, server.client(), accounts.superAdmin);
  const headers = bearerHeaders(accessToken);
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => fetch(`${server.origin}/api/users`, { headers })),
    fetch(`${server.origin}/api/health`),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.at(-1)).toBe(200);
  expect(statuses).toContain(503);
  const refused = answers.find(({ status }) => status === 503);
  expect(refused?.headers.get('retry-after')).toBe('2');
  expect(await refused?.json()).toEqual({
    success: false,
    code: 'OVERLOADED',
    error: 'Le service est très sollicité. Veuillez réessayer dans quelques secondes.',
  });
  expect((await fetch(`${server.origin}/api/users`, { headers })).status).toBe(200);
});

test('while the process is slow, refuses only callers who already have a call in progress', async () => {
  await startServer({ MAX_LOOP_DELAY_MS: '1' });
  const ask = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    return (await fetch(`${server.origin}/api/auth/otp-config`, { headers })).status;
  };
  let statuses: number[] = [];
  while (!statuses.includes(503))
    statuses = await Promise.all(Array.from({ length: 20 }, () => ask('198.18.3.1')));
  expect(statuses).toContain(200);
  expect(await ask('198.18.3.2')).toBe(200);
});

test('queries no data for a caller who has disconnected', async () => {
  await startServer({});
  const { accessToken } = await signIn(server, server.client(), accounts.superAdmin);
  const read = jest.spyOn(server.db, 'select');
  const finished = new Promise<void>((resolve) => {
    server.app.server.once('request', (received) => {
      received.socket.destroy();
      received.socket.once('close', () => setImmediate(resolve));
    });
  });
  await expect(
    fetch(`${server.origin}/api/users`, { headers: bearerHeaders(accessToken) }),
  ).rejects.toThrow();
  await finished;
  expect(await readHealth()).toBe(200);
  expect(read).not.toHaveBeenCalled();
});

test('counts a call until its work has ended', async () => {
  await startServer({});
  const { admit } = createAdmission(1);
  let finish: () => void = () => undefined;
  const work = new Promise<void>((resolve) => (finish = resolve));
  const first = admit('a', () => work);
  await expect(admit('a', () => Promise.resolve())).rejects.toMatchObject({ status: 503 });
  finish();
  await first;
  await expect(admit('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await expect(admit('a', () => Promise.resolve('next'))).resolves.toBe('next');
});

test('answers the health check while the database is busy with others', async () => {
  await startServer({});
  expect(await readHealth()).toBe(200);
  let finish: () => void = () => undefined;
  const busy = server.db.transaction(() => new Promise<void>((resolve) => (finish = resolve)));
  expect(await readHealth()).toBe(200);
  finish();
  await busy;
});

test('opens as many live connections per account as the limit allows', async () => {
  await startServer({ LIMIT_ACCOUNT_SOCKETS: '2' });
  const { accessToken: token } = await signIn(server, server.client(), accounts.operator);
  for (let index = 0; index < 2; index += 1) await connectSocket(server.origin, { token });
  await expect(connectSocket(server.origin, { token })).rejects.toMatchObject({
    data: { code: 'TOO_MANY_REQUESTS' },
  });
  const { accessToken: other } = await signIn(server, server.client(), accounts.admin);
  await connectSocket(server.origin, { token: other });
});

describe('where a call comes from', () => {
  const loginFrom = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress,
      headers: { host: 'localhost:4000', ...headers },
      payload: { email: 'personne@escale.test', password: 'x' },
    });

  test.each([
    ['the scheme', 'https://localhost:4000'],
    ['the port', 'http://localhost:4001'],
    ['a scheme of another kind', 'ftp://localhost:4000'],
  ])('an origin that differs in %s is refused', async (_name, origin) => {
    await startServer({});
    expect((await loginFrom({ origin })).json()).toMatchObject({ code: 'BAD_ORIGIN' });
    expect((await loginFrom({ origin: 'http://localhost:4000' })).json()).toMatchObject({
      code: 'EMAIL_UNKNOWN',
    });
  });

  test('answers only for its own hosts, the mailbox included', async () => {
    await startServer({ ALLOWED_HOSTS: 'api.internal', APP_ORIGIN: 'https://escale.example' });
    for (const url of ['/mailbox.json', '/api/health']) {
      const statusFor = async (host: string) =>
        (await server.app.inject({ method: 'GET', url, headers: { host } })).statusCode;
      expect(await statusFor('evil.test:4000')).toBe(421);
      for (const host of ['localhost:4000', '10.1.2.3', 'api.internal:4000', 'escale.example'])
        expect(await statusFor(host)).toBe(200);
    }
  });

  test('takes the caller from the proxies that are configured', async () => {
    await startServer({ API_TRUST_PROXY: '10.0.0.0/8' });
    await loginFrom({ 'x-forwarded-for': '203.0.113.9' }, '10.1.2.3');
    expect((await server.audit())[0]?.ipAddress).toBe('203.0.113.9');
    server.advance(daysMs);
    await loginFrom({ 'x-forwarded-for': '203.0.113.9' }, '192.0.2.1');
    expect((await server.audit())[0]?.ipAddress).toBe('192.0.2.1');
  });
});
