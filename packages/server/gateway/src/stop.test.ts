import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits, realtimePath } from '@escale/contracts';
import { bundleOf, freePort, startBalancer } from '@escale/core/testing';
import { Server as SocketServer } from 'socket.io';
import { io } from 'socket.io-client';

let folder: string;
let api: Server;
let liveServer: SocketServer;
/** The call that the API keeps open, once it has arrived. */
let heldCall: Promise<ServerResponse>;
const childProcesses: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stop-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html>');
  api = createServer();
  heldCall = new Promise((resolve) => {
    api.on('request', ({ url }, response) => {
      if (url === '/api/slow') resolve(response);
      else if (url === '/api/health') response.end('{"success":true}');
    });
  });
  // Socket.IO gets a server of its own: on the API's server it would handle every call below its path.
  const sockets = createServer();
  liveServer = new SocketServer(sockets, { path: realtimePath });
  api.on('upgrade', (...upgrade) => sockets.emit('upgrade', ...upgrade));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  for (const child of childProcesses) child.kill('SIGKILL');
  await liveServer.close();
  api.closeAllConnections();
  api.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the gateway as a separate process, as on a server. */
async function start() {
  const port = await freePort();
  const child = spawn(process.execPath, [bundleOf('gateway')], {
    cwd: path.join(process.cwd(), 'packages/server/gateway'),
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      ESCALE_SITE_DIR: folder,
      STOP_NOTICE_SECONDS: '5',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  childProcesses.push(child);
  const ended = once(child, 'close') as Promise<[number | null]>;
  await once(child.stdout, 'data');
  const statusOf = async (address: string) => (await fetch(`http://127.0.0.1:${port}${address}`)).status;
  return { port, child, ended, statusOf };
}

test('SIGTERM loses nothing: open calls finish, new ones go to another gateway, live connections too', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  const balancer = await startBalancer([first.port, second.port]);
  const socket = io(balancer.origin, {
    path: realtimePath,
    transports: ['websocket'],
    reconnectionDelay: limits.realtimeReconnectMinMs,
    reconnectionDelayMax: limits.realtimeReconnectMaxMs,
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const reason = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  const slow = once(get(`http://127.0.0.1:${first.port}/api/slow`), 'response');
  const response = await heldCall;

  first.child.kill('SIGTERM');
  const ready: number[] = [];
  while (ready.at(-1) !== 503) ready.push(await first.statusOf('/readyz'));
  expect(await first.statusOf('/api/health')).toBe(200);
  expect(await reason).toBe('transport close');
  const lostAt = performance.now();
  const refused = await first.statusOf('/').catch((error: unknown) => (error as TypeError).cause);
  expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  expect(performance.now() - lostAt).toBeLessThan(5_000);
  expect(first.child.exitCode).toBeNull();
  response.end('done');
  const [answer] = (await slow) as [IncomingMessage];
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  answer.resume();
  expect((await first.ended)[0]).toBe(0);
  expect(await second.statusOf('/readyz')).toBe(200);
  socket.disconnect();
  balancer.close();
}, 60_000);
