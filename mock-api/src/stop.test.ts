import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits } from '@escale/contracts';
import { freePort, startBalancer, startProcess } from '@escale/core/testing';
import { connectSocket, until } from '../testing/test-socket';
import { createTestClient, newestMailOf } from '../testing/test-client';
import { fillDataFolder } from '../testing/test-database';
import { accounts, signIn } from '../testing/test-server';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stop-'));
  await fillDataFolder(folder, 'seeded');
}, 120_000);
const runningProcesses: ReturnType<typeof startProcess>[] = [];
afterEach(async () => {
  for (const { child, ended } of runningProcesses.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

/**
 * Starts the API. After a stop signal, the API reports for three seconds that it is not ready, long enough for a test on a busy
 * machine.
 */
async function start(port: number) {
  const started = startProcess({
    HOST: '127.0.0.1',
    MAILBOX: 'on',
    API_PORT: String(port),
    ESCALE_DATA_DIR: folder,
    STOP_NOTICE_SECONDS: '3',
  });
  runningProcesses.push(started);
  await started.ready;
  return started;
}

const originOf = (port: number) => `http://127.0.0.1:${port}`;

/** Begins a call that waits for the rest of its body. */
async function beginLogin(port: number): Promise<{ call: ClientRequest; rest: string }> {
  const body = JSON.stringify(accounts.operator);
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  };
  const call = request(`${originOf(port)}/api/auth/login`, { method: 'POST', headers });
  call.flushHeaders();
  await once(call, 'continue');
  call.write(body.slice(0, 10));
  return { call, rest: body.slice(10) };
}

/** Connects a client that requests a copy of the data and reads only the beginning. */
async function beginBackup(): Promise<Socket> {
  const reader = connect(path.join(folder, 'escale.sock'));
  reader.write('GET / HTTP/1.1\r\nhost: escale\r\n\r\n');
  await once(reader, 'readable');
  return reader;
}

test('SIGTERM loses nothing, even during a stalled backup: calls finish, live connections reconnect', async () => {
  const [port, otherPort] = [await freePort(), await freePort()];
  const first = await start(port);
  const client = createTestClient(originOf(port));
  const newestMail = () => newestMailOf(originOf(port));
  const { accessToken: token } = await signIn({ newestMail }, client, accounts.admin);
  const balancer = await startBalancer([port, otherPort]);
  const live = await connectSocket(
    balancer.origin,
    { token, returning: true },
    {
      reconnection: true,
      reconnectionDelay: limits.realtimeReconnectMinMs,
      reconnectionDelayMax: limits.realtimeReconnectMaxMs,
    },
  );
  const { call, rest } = await beginLogin(port);
  const reader = await beginBackup();

  first.child.kill('SIGTERM');
  const statusOf = async (address: string) => (await fetch(originOf(port) + address)).status;
  const ready: number[] = [];
  while (ready.at(-1) !== 503) ready.push(await statusOf('/readyz'));
  expect(await statusOf('/api/health')).toBe(200);
  expect(await live.ended).toBe('transport close');
  expect(await statusOf('/readyz').catch((error: unknown) => (error as TypeError).cause)).toMatchObject({
    code: 'ECONNREFUSED',
  });
  call.end(rest);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  answer.resume();
  expect(await first.ended).toBe(0);
  expect(first.output.err).toBe('');
  reader.destroy();

  await start(otherPort);
  await until(() => live.socket.connected);
  expect(live.of('user_connected').every(({ present }) => present === true)).toBe(true);
  const elsewhere = createTestClient(originOf(otherPort));
  for (const line of answer.headers['set-cookie'] ?? []) {
    const [name = '', value = ''] = line.split(/[=;]/);
    elsewhere.cookies.set(name, value);
  }
  const otpCode = (await newestMailOf(originOf(otherPort)))?.code;
  const begun = { email: accounts.operator.email, otpCode };
  expect((await elsewhere.post('/auth/verify-otp', begun)).status).toBe(200);
  balancer.close();
}, 240_000);
