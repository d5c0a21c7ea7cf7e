import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits, realtimePath } from '@escale/contracts';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { startTestGateway } from './test-site';

interface Api {
  name: string;
  port: number;
  live: Server;
  stop: () => Promise<void>;
}

/** Starts an API that answers with its name, and accepts live connections. */
async function startApi(name: string, port = 0): Promise<Api> {
  const server = createServer();
  const live = new Server(server, { path: realtimePath, serveClient: false });
  // Lets Engine.IO handle only its own requests: the API's calls are below the same path.
  const [ofLive] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.includes('EIO=') === true) return ofLive?.(request, response);
    if (request.url === '/api/cut' && name === 'one') return request.socket.destroy();
    let size = 0;
    request.on('data', (part: Buffer) => (size += part.length));
    request.on('end', () => response.end(`${name} ${size}`));
  });
  live.on('connection', (socket) => socket.emit('name', name));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    await live.close();
  };
  return { name, port: (server.address() as AddressInfo).port, live, stop };
}

let apis: Api[];
let site: Awaited<ReturnType<typeof startTestGateway>>;
const sockets: Socket[] = [];
beforeEach(async () => {
  apis = await Promise.all(['one', 'two', 'three'].map((name) => startApi(name)));
  site = await startTestGateway(
    apis.map(({ port }) => `http://127.0.0.1:${port}`),
    { stopLimitMs: 500 },
  );
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  await site.stop();
  await Promise.all(apis.map((api) => api.stop()));
});

const call = (body?: string) =>
  site.ask('/api/users', body === undefined ? {} : { method: 'POST', body }).then(({ text }) => text);

async function connect(transports: string[]): Promise<string> {
  const socket = io(site.origin, {
    path: realtimePath,
    transports,
    forceNew: true,
    reconnectionDelay: 100,
    timeout: limits.realtimeTimeoutMs,
  });
  sockets.push(socket);
  return new Promise((resolve) => socket.once('name', resolve));
}

test('distributes calls and live connections over the processes in turn', async () => {
  const names = await Promise.all(Array.from({ length: 9 }, () => call()));
  for (const { name } of apis) expect(names.filter((text) => text === `${name} 0`)).toHaveLength(3);
  const live = [await connect(['websocket']), await connect(['websocket']), await connect(['websocket'])];
  expect(new Set(live).size).toBe(3);
});

test('skips a process that accepts no connection, and the body arrives whole', async () => {
  await apis[1]?.stop();
  const body = 'x'.repeat(200_000);
  const texts = await Promise.all(Array.from({ length: 12 }, () => call(body)));
  expect(new Set(texts)).toEqual(new Set(['one 200000', 'three 200000']));
  const live = [await connect(['websocket']), await connect(['websocket']), await connect(['websocket'])];
  expect(new Set(live)).toEqual(new Set(['one', 'three']));
});

test('retries a read, but not a change, on another process when its process ends before answering', async () => {
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const askOften = async (options: { method?: string; body?: string }) => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => site.ask('/api/cut', options)));
    return answers.map(({ status }) => status).sort();
  };
  expect(await askOften({ method: 'POST', body: 'x' })).toEqual([200, 200, 200, 200, 502, 502]);
  expect(await askOften({})).toEqual(Array(6).fill(200));
  logged.mockRestore();
});

test('a process that is available again gets calls again', async () => {
  const port = apis[1]?.port ?? 0;
  await apis[1]?.stop();
  await Promise.all(Array.from({ length: 6 }, () => call()));
  apis[1] = await startApi('two', port);
  const names = new Set<string>();
  while (!names.has('two 0')) names.add(await call());
});

test('all requests of a polling connection reach its process', async () => {
  expect(apis.map(({ name }) => name)).toContain(await connect(['polling']));
  expect(apis.map(({ name }) => name)).toContain(await connect(['polling', 'websocket']));
  await Promise.all(Array.from({ length: 20 }, () => call()));
  expect(sockets.every((socket) => socket.connected)).toBe(true);
});

test('answers 502 once no process takes a connection', async () => {
  await Promise.all(apis.map((api) => api.stop()));
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect((await site.ask('/api/users')).status).toBe(502);
  logged.mockRestore();
});
