import { createServer, request, type ClientRequest, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { startTestGateway } from './test-site';

/** More than 128, the default limit of connections in the proxy plug-in. */
const openCallCount = 150;

let api: Server;
let site: Awaited<ReturnType<typeof startTestGateway>>;
const openRequests: ClientRequest[] = [];
const sockets: Socket[] = [];

beforeEach(async () => {
  api = createServer((received, response) => {
    if (received.url === '/api/health') response.end('{"success":true}');
    else received.resume().once('end', () => response.end());
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  for (const call of openRequests.splice(0)) call.destroy();
  for (const socket of sockets.splice(0)) socket.destroy();
  await site.stop();
  api.closeAllConnections();
  api.close();
});

const start = async (options: Parameters<typeof startTestGateway>[1] = {}) => {
  site = await startTestGateway(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, options);
};

/** Sends a call whose body never ends; resolves when it has reached the API. */
async function openCall(path = '/api/auth/login', method = 'POST'): Promise<ClientRequest> {
  const reached = new Promise<void>((resolve) => api.once('request', () => resolve()));
  const call = request(new URL(path, site.origin), { method, agent: false });
  call.on('error', () => undefined);
  openRequests.push(call);
  if (method === 'POST') {
    call.setHeader('content-length', '50000');
    call.write('{"email":');
  } else call.end();
  await reached;
  return call;
}

const statusOf = (call: ClientRequest) =>
  new Promise<number>((resolve) => {
    call.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.once('close', () => resolve(0));
  });

test('answers other calls while 150 bodies are open', async () => {
  await start();
  for (let index = 0; index < openCallCount; index += 1) await openCall();
  expect((await site.ask('/api/health')).text).toBe('{"success":true}');
}, 60_000);

test('the health check keeps a connection to the API, whatever else is open', async () => {
  const ports: (number | undefined)[] = [];
  api.on('request', ({ url, socket }) => {
    if (url === '/api/health') ports.push(socket.remotePort);
  });
  await start();
  await site.ask('/api/health');
  await openCall();
  await site.ask('/api/health');
  await site.ask('/api/health');
  expect(ports).toEqual([ports[0], ports[0], ports[0]]);
});

test('ends a request whose body does not arrive in time', async () => {
  await start({ limits: { requestMs: 500 } });
  const call = request(new URL('/api/auth/login', site.origin), {
    method: 'POST',
    agent: false,
    headers: { 'content-length': '50000' },
  });
  openRequests.push(call);
  call.on('error', () => undefined).write('{"email":');
  expect(await statusOf(call)).toBe(408);
});

test('cancels the call to the API when its caller leaves', async () => {
  api.removeAllListeners('request');
  const closed = new Promise<void>((resolve) => {
    api.on('request', (_received, response) => response.once('close', () => resolve()));
  });
  await start();
  (await openCall('/api/users', 'GET')).destroy();
  await closed;
});

test('a caller who leaves is not logged as a failure', async () => {
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const cancelled = new Promise<void>((resolve) => {
    api.removeAllListeners('request');
    api.on('request', (received, response) => {
      if (received.url === '/api/health') response.end('{"success":true}');
      else response.once('close', () => resolve());
    });
  });
  await start();
  (await openCall('/api/users', 'GET')).destroy();
  await cancelled;
  await site.ask('/api/health');
  const lines = logged.mock.calls.map(([line]) => String(line));
  logged.mockRestore();
  expect(lines).toEqual([]);
});

test('closes connections beyond the limit of one address', async () => {
  await start({ limits: { connectionsPerAddress: 3 } });
  const { port } = new URL(site.origin);
  const open = () => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    const answered = new Promise<string>((resolve) => socket.once('data', () => resolve('answered')));
    const closed = new Promise<string>((resolve) => socket.once('close', () => resolve('closed')));
    socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return Promise.race([answered, closed]);
  };
  for (let index = 0; index < 3; index += 1) expect(await open()).toBe('answered');
  expect(await open()).toBe('closed');
});

test('does not repeat a GET that the API refuses with 503', async () => {
  api.removeAllListeners('request');
  let calls = 0;
  api.on('request', (_received, response) => {
    calls += 1;
    response.writeHead(503, { 'retry-after': '1' }).end('{}');
  });
  await start();
  const answer = await site.ask('/api/users');
  expect([answer.status, answer.headers['retry-after'], calls]).toEqual([503, '1', 1]);
});
