import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { readModuleBackends } from './module-backends';
import { startTestGateway } from './test-site';

type RequestHandler = (request: IncomingMessage & { body: string }, response: ServerResponse) => void;

const testServers: Server[] = [];
const callHeaders = { authorization: 'Bearer session-token' };

async function startServer(handle: RequestHandler): Promise<string> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => handle(Object.assign(request, { body }), response));
  });
  testServers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const sendJson = (response: ServerResponse, body: unknown, status = 200, more: object = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(body));

const echoHandler: RequestHandler = ({ url, method, headers: received, body }, response) =>
  sendJson(response, { url, method, headers: received, body });

let tokenCalls: { url: string; authorization: string | undefined }[];
let site: Awaited<ReturnType<typeof startTestGateway>>;

/** Starts a gateway whose API issues a token for `session-token`, in front of a back end of the module yard. */
async function start({ backend = echoHandler, base = '', timeoutMs = 5_000 } = {}) {
  tokenCalls = [];
  const api = await startServer(({ url = '', headers: { authorization } }, response) => {
    tokenCalls.push({ url, authorization });
    if (authorization !== callHeaders.authorization)
      return sendJson(response, { success: false, code: 'UNAUTHENTICATED', error: 'Non.' }, 401);
    return sendJson(response, { success: true, token: 'module-token', expiresInSeconds: 60 });
  });
  const origin = await startServer(backend);
  const backends = readModuleBackends(`yard=${origin}${base}`);
  site = await startTestGateway(api, { backends, backendTimeoutMs: timeoutMs });
}

const parseEcho = (text: string) =>
  JSON.parse(text) as { url: string; method: string; body: string; headers: Record<string, string> };

/** Captures the lines that the gateway logs. */
const spyOnLog = () => jest.spyOn(process.stderr, 'write').mockReturnValue(true);

afterEach(async () => {
  jest.restoreAllMocks();
  await site.stop();
  for (const server of testServers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test('the back end receives path, query and body, and a token of its own instead of that of the session', async () => {
  await start();
  const answer = await site.ask('/api/x/yard/slots/a%2Fb?page=2', {
    method: 'PUT',
    headers: {
      ...callHeaders,
      'content-type': 'application/json',
      'x-forwarded-for': '8.8.8.8',
      cookie: 'refresh=0',
    },
    body: '{"broken":',
  });
  const seen = parseEcho(answer.text);
  expect(seen).toMatchObject({ url: '/slots/a%2Fb?page=2', method: 'PUT', body: '{"broken":' });
  expect(seen.headers).toMatchObject({
    authorization: 'Bearer module-token',
    'x-forwarded-for': '127.0.0.1',
    'x-request-id': answer.headers['x-request-id'],
  });
  expect(seen.headers).not.toHaveProperty('cookie');
  expect(JSON.stringify(seen)).not.toContain('session-token');
});

test('the back end receives neither hop-by-hop headers nor those that Connection names', async () => {
  await start();
  const sent = {
    ...callHeaders,
    connection: 'close, X-Secret',
    'x-secret': '1',
    te: 'trailers',
    'x-kept': '1',
  };
  const seen = parseEcho((await site.ask('/api/x/yard/slots', { headers: sent })).text);
  expect(seen.headers).toMatchObject({ 'x-kept': '1' });
  for (const name of ['x-secret', 'te']) expect(seen.headers).not.toHaveProperty(name);
});

test('the browser receives status and content, but no cookies, policies or addresses of the back end', async () => {
  const hostile = {
    'set-cookie': 'refresh=stolen',
    'clear-site-data': '"*"',
    'access-control-allow-origin': '*',
    location: 'https://evil.test',
    'content-security-policy': 'script-src *',
  };
  await start({
    backend: (_request, response) =>
      sendJson(response, { ok: true }, 201, {
        ...hostile,
        etag: '"1"',
        date: 'Thu, 01 Jan 1970 00:00:00 GMT',
      }),
  });
  const answer = await site.ask('/api/x/yard/slots', { method: 'POST', headers: callHeaders });
  expect([answer.status, answer.text]).toEqual([201, '{"ok":true}']);
  expect(answer.headers).toMatchObject({
    etag: '"1"',
    'cache-control': 'no-store',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  });
  expect(answer.headers.date).not.toContain('1970');
  for (const [name, value] of Object.entries(hostile)) expect(answer.headers[name]).not.toBe(value);
  for (const name of ['set-cookie', 'clear-site-data', 'access-control-allow-origin', 'location'])
    expect(answer.headers[name]).toBeUndefined();
});

test.each(['public, max-age=600', 'private, max-age=600'])(
  'a cacheable answer (%s) is revalidated before each use, and by each session',
  async (caching) => {
    const more = { 'cache-control': caching, vary: 'accept' };
    await start({ backend: (_request, response) => sendJson(response, {}, 200, more) });
    const answer = await site.ask('/api/x/yard/slots', { headers: callHeaders });
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers.vary?.toLowerCase()).toContain('authorization, accept');
  },
);

test('an address in another form is refused, not sent to the root of the back end', async () => {
  await start();
  const answer = await site.ask('/api/%78/yard/slots', { method: 'DELETE', headers: callHeaders });
  expect(answer.status).toBe(400);
});

test('callers without a token do not occupy the module', async () => {
  await start();
  const strangers = Array.from({ length: 120 }, (_, number) =>
    site.ask('/api/x/yard/slots', { headers: { authorization: `Bearer ${number}` } }),
  );
  const answers = await Promise.all([...strangers, site.ask('/api/x/yard/slots', { headers: callHeaders })]);
  expect(answers.map(({ status }) => status)).toEqual([...strangers.map(() => 401), 200]);
});

test('a token is requested once, not for every call; after a refusal it is requested again', async () => {
  await start();
  for (const path of ['/a', '/b', '/c']) await site.ask(`/api/x/yard${path}`, { headers: callHeaders });
  expect(tokenCalls).toEqual([
    { url: '/api/auth/module-token/yard', authorization: callHeaders.authorization },
  ]);
  for (let call = 0; call < 2; call += 1) {
    const answer = await site.ask('/api/x/yard/a', { headers: { authorization: 'Bearer ended' } });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      401,
      { success: false, code: 'UNAUTHENTICATED', error: 'Non.' },
    ]);
  }
  expect(tokenCalls).toHaveLength(3);
});

test('a module without an allowed back end gets 404, without a call to the API', async () => {
  await start();
  const answer = await site.ask('/api/x/silo/slots', { headers: callHeaders });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([
    404,
    { success: false, code: 'BACKEND_NOT_ALLOWED', error: "Ce module n'a pas de service autorisé." },
  ]);
  expect(tokenCalls).toEqual([]);
});

test.each([
  '/../secret',
  '/%2e%2e/secret',
  '/..\\secret',
  '/..%2fsecret',
  '/a/%2e%2e%2fsecret',
  '/..%5csecret',
  '/..;/secret',
])('no path leaves the base of a back end: %s', async (path) => {
  await start({ base: '/v1' });
  expect(parseEcho((await site.ask('/api/x/yard/slots', { headers: callHeaders })).text).url).toBe(
    '/v1/slots',
  );
  expect((await site.ask(`/api/x/yard${path}`, { headers: callHeaders })).status).toBe(400);
});

test('a back end that is down gives 502, and the log names no address', async () => {
  await start();
  const lines = spyOnLog();
  testServers[1]?.closeAllConnections();
  await new Promise((resolve) => testServers[1]?.close(resolve));
  const answer = await site.ask('/api/x/yard/slots?name=awa', { headers: callHeaders });
  expect([answer.status, JSON.parse(answer.text)]).toMatchObject([502, { code: 'BACKEND_UNAVAILABLE' }]);
  expect(String(lines.mock.calls[0]?.[0])).toMatch(/ GET \/api\/x\/:module\/\* 502: .*ECONNREFUSED\n$/);
});

test('a back end that does not answer in time gives 504', async () => {
  await start({ backend: () => undefined, timeoutMs: 50 });
  spyOnLog();
  const answer = await site.ask('/api/x/yard/slots', { headers: callHeaders });
  expect([answer.status, JSON.parse(answer.text)]).toMatchObject([504, { code: 'BACKEND_TIMEOUT' }]);
});

test('a body beyond one megabyte is refused', async () => {
  await start();
  const answer = await site.ask('/api/x/yard/slots', {
    method: 'POST',
    headers: callHeaders,
    body: 'x'.repeat(1_048_577),
  });
  expect([answer.status, JSON.parse(answer.text)]).toMatchObject([413, { code: 'BODY_TOO_LARGE' }]);
});

test('a session has twenty calls in progress, the next one gets 503; others are served', async () => {
  const waiting: ServerResponse[] = [];
  await start({ backend: (_request, response) => void waiting.push(response) });
  const calls = Array.from({ length: 21 }, () => site.ask('/api/x/yard/slots', { headers: callHeaders }));
  const first = await Promise.race(calls);
  expect([first.status, first.headers['retry-after'], JSON.parse(first.text)]).toMatchObject([
    503,
    '2',
    { code: 'OVERLOADED' },
  ]);
  while (waiting.length < 20) await new Promise(setImmediate);
  for (const response of waiting) response.end('{}');
  expect((await Promise.all(calls)).filter(({ status }) => status === 200)).toHaveLength(20);
});

test('without the API, nothing is forwarded', async () => {
  await start();
  spyOnLog();
  testServers[0]?.closeAllConnections();
  await new Promise((resolve) => testServers[0]?.close(resolve));
  const answer = await site.ask('/api/x/yard/slots', { headers: callHeaders });
  expect([answer.status, JSON.parse(answer.text)]).toMatchObject([502, { code: 'SERVER_ERROR' }]);
});
