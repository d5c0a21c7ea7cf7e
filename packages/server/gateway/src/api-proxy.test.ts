import { createHash } from 'node:crypto';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Duplex } from 'node:stream';
import { startTestGateway } from './test-site';

const upgradedSockets: Duplex[] = [];
let api: Server;
let site: Awaited<ReturnType<typeof startTestGateway>>;

beforeEach(async () => {
  api = createServer((received, response) => {
    void bodyOf(received).then((body) => {
      response.writeHead(received.url === '/api/refused' ? 422 : 200, {
        'content-type': 'application/json',
        'set-cookie': ['refresh=1; HttpOnly', 'transaction=2; HttpOnly'],
      });
      response.end(
        JSON.stringify({ url: received.url, method: received.method, headers: received.headers, body }),
      );
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  site = await startTestGateway(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});

afterEach(async () => {
  await site.stop();
  for (const socket of upgradedSockets.splice(0)) socket.destroy();
  api.closeAllConnections();
  api.close();
});

test('forwards calls to the API with path, query, body and cookies', async () => {
  const answer = await site.ask('/api/users?page=2', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'refresh=0' },
    body: '{"broken":',
  });
  const seen = JSON.parse(answer.text) as { url: string; body: string; headers: Record<string, string> };
  expect(seen).toMatchObject({ url: '/api/users?page=2', method: 'POST', body: '{"broken":' });
  expect(seen.headers.cookie).toBe('refresh=0');
  expect(answer.headers['set-cookie']).toHaveLength(2);
});

test('forwards error responses of the API unchanged', async () => {
  expect((await site.ask('/api/refused')).status).toBe(422);
});

test('a caller cannot spoof the address seen by the API', async () => {
  const answer = await site.ask('/api/me', { headers: { 'x-forwarded-for': '8.8.8.8' } });
  const seen = JSON.parse(answer.text) as { headers: Record<string, string> };
  expect(seen.headers['x-forwarded-for']).toBe('127.0.0.1');
});

test.each([
  ['that of the caller', 'k3f9-2mxp-7qtd', /^k3f9-2mxp-7qtd$/],
  ['a new one', 'awa.kone@port.test', /^[2-9a-z]{4}(?:-[2-9a-z]{4}){2}$/],
])(
  'the API learns the identifier of a call, and the answer carries it: %s',
  async (_name, sent, expected) => {
    const answer = await site.ask('/api/me', { headers: { 'x-request-id': sent } });
    const seen = JSON.parse(answer.text) as { headers: Record<string, string> };
    expect(seen.headers['x-request-id']).toMatch(expected);
    expect(answer.headers['x-request-id']).toBe(seen.headers['x-request-id']);
  },
);

test('answers 502 in JSON with a message when the API is down', async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const answer = await site.ask('/api/auth/refresh?token=t-1', { method: 'POST' });
  expect(answer.status).toBe(502);
  const id = String(answer.headers['x-request-id']);
  expect(logged.mock.calls.map(([line]) => String(line))).toEqual([
    expect.stringMatching(new RegExp(`^${id} POST /api/\\* 502: .*ECONNREFUSED`)),
  ]);
  logged.mockRestore();
  expect(answer.headers['content-type']).toContain('application/json');
  expect(JSON.parse(answer.text)).toEqual({
    success: false,
    code: 'SERVER_ERROR',
    error: 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
  });
});

test.each(['text/plain;', 'text/plain', 'multipart/form-data'])(
  'passes on a body of type %s as it is',
  async (type) => {
    const answer = await site.ask('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': type },
      body: 'a=b',
    });
    expect([answer.status, (JSON.parse(answer.text) as { body: string }).body]).toEqual([200, 'a=b']);
  },
);

test.each([
  ['/api/%', 'GET', 400],
  ['/api/a/%2e%2e/%2e%2e/mailbox', 'GET', 400],
])('refuses %s in the format of the API', async (path, method, status) => {
  const answer = await site.ask(path, { method });
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text)).toMatchObject({ success: false, code: 'INVALID_BODY' });
});

test('accepts a body that is sent after 100 Continue', async () => {
  const answer = await site.ask('/api/users/1/avatar', {
    method: 'POST',
    headers: { expect: '100-continue', 'content-type': 'application/json' },
    body: '{}',
  });
  expect([answer.status, (JSON.parse(answer.text) as { body: string }).body]).toEqual([200, '{}']);
});

test.each(['evil.test', 'evil.test:3000', 'localhost.evil.test'])('refuses the host %s', async (host) => {
  for (const path of ['/login', '/api/users'])
    expect((await site.ask(path, { headers: { host, accept: 'text/html' } })).status).toBe(421);
});

test('answers for localhost, for addresses and for configured hosts', async () => {
  await site.stop();
  site = await startTestGateway(undefined, {
    allowedHosts: ['port.example'],
    appOrigin: 'https://escale.example',
  });
  for (const host of ['localhost:3000', '192.168.1.5', '[::1]:3000', 'port.example:80', 'escale.example'])
    expect((await site.ask('/gone.js', { headers: { host } })).status).toBe(404);
});

test.each([
  ['another path', '/api/users', undefined],
  ['another origin', '/api/?EIO=4', 'http://evil.test'],
  ['another scheme', '/api/?EIO=4', 'https'],
])('refuses an upgrade with %s before it is accepted', async (_name, path, origin) => {
  const { hostname, port, host } = new URL(site.origin);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const upgrade = request({
      hostname,
      port,
      path,
      headers: {
        ...(origin !== undefined && { origin: origin === 'https' ? `https://${host}` : origin }),
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16, 1).toString('base64'),
      },
    });
    upgrade.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    upgrade.on('upgrade', (_response, socket) => {
      socket.destroy();
      resolve(101);
    });
    upgrade.on('error', reject);
    upgrade.end();
  });
  expect(status).toBe(403);
});

test('proxies a websocket upgrade on /api/ in both directions', async () => {
  let told: IncomingMessage['headers'] = {};
  api.on('upgrade', (received: IncomingMessage, socket: Duplex) => {
    upgradedSockets.push(socket);
    told = received.headers;
    const accept = createHash('sha1')
      .update(`${String(received.headers['sec-websocket-key'])}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.write(Buffer.concat([Buffer.from([0x81, 5]), Buffer.from('quai4')]));
  });
  const { hostname, port } = new URL(site.origin);
  const frame = await new Promise<Buffer>((resolve, reject) => {
    const upgrade = request({
      hostname,
      port,
      path: '/api/?EIO=4&transport=websocket',
      headers: {
        'user-agent': 'Browser 1.0',
        origin: site.origin,
        'x-forwarded-for': '8.8.8.8',
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16, 1).toString('base64'),
      },
    });
    upgrade.on('upgrade', (_response, socket, head) => {
      const done = (data: Buffer): void => {
        socket.destroy();
        resolve(data);
      };
      if (head.length > 0) done(head);
      else socket.once('data', done);
    });
    upgrade.on('error', reject);
    upgrade.end();
  });
  expect(frame.subarray(2).toString()).toBe('quai4');
  expect(told).toMatchObject({
    'user-agent': 'Browser 1.0',
    origin: site.origin,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': `${hostname}:${port}`,
  });
});

function bodyOf(received: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    let body = '';
    received.on('data', (part: Buffer) => (body += part.toString()));
    received.on('end', () => resolve(body));
  });
}
