import net from 'node:net';
import { testServer } from '../../testing/test-server';

const server = testServer();

const jsonHeaders = { 'content-type': 'application/json' };

async function send(
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = jsonHeaders,
) {
  const answer = await fetch(server.origin + path, { method, headers, ...(body !== undefined && { body }) });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? {} : JSON.parse(text) };
}

const deepJson = `{"email":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;

const loginWith = (body: unknown) => send('POST', '/api/auth/login', JSON.stringify(body));

test.each([
  ['malformed JSON', 'POST', '/api/auth/login', '{"email":', 400, 'BAD_JSON'],
  ['a list', 'POST', '/api/auth/login', '[1]', 400, 'INVALID_BODY'],
  ['a bare null', 'POST', '/api/auth/login', 'null', 400, 'INVALID_BODY'],
  ['no body', 'POST', '/api/auth/login', '', 400, 'INVALID_BODY'],
  [
    'a large body',
    'POST',
    '/api/auth/login',
    JSON.stringify({ email: 'x'.repeat(1_000_000) }),
    413,
    'BODY_TOO_LARGE',
  ],
  ['5,000 levels', 'POST', '/api/auth/login', deepJson, 400, 'BAD_JSON'],
  ['an unknown path', 'GET', '/api/nothing', undefined, 404, 'NOT_FOUND'],
  ['a broken path', 'GET', '/api/%', undefined, 404, 'NOT_FOUND'],
  ['a path outside', 'GET', '/', undefined, 404, 'NOT_FOUND'],
])('%s', async (_name, method, path, body, status, code) => {
  const answer = await send(method, path, body, body === undefined ? {} : jsonHeaders);
  expect(answer).toMatchObject({ status, body: { success: false, code, error: expect.any(String) } });
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('each answer carries the time of the API', async () => {
  server.advance(28 * 60_000);
  const { headers } = await send('GET', '/api/nothing', undefined, {});
  expect(headers.get('date')).toBe(server.now().toUTCString());
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
  'refuses content of type %s',
  async (type) => {
    const answer = await send('POST', '/api/auth/logout', 'a=b', { 'content-type': type });
    expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
  },
);

test.each([
  ['DELETE', '/api/auth/me', 'GET, HEAD'],
  ['PUT', '/api/auth/login', 'POST'],
  ['GET', '/api/auth/login', 'POST'],
  ['OPTIONS', '/api/auth/login', 'POST'],
  ['PATCH', '/api/users/x/preferences', 'GET, PUT, HEAD'],
])('answers %s %s with 405', async (method, path, allow) => {
  const answer = await send(method, path, undefined, {});
  expect(answer).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
  expect(answer.headers.get('allow')).toBe(allow);
});

test('rejects HEAD where GET is not allowed', async () => {
  expect((await send('HEAD', '/api/auth/login', undefined, {})).status).toBe(405);
  expect((await send('HEAD', '/api/health', undefined, {})).status).toBe(200);
});

test.each([
  [{ email: 'a@b.fr', password: 12_345_678 }, { password: 'Type de valeur incorrect' }],
  [{ email: ['a@b.fr'], password: 'x' }, { email: 'Type de valeur incorrect' }],
  [{ email: 'a@b.fr', password: 'x', remember: 'yes' }, { remember: 'Type de valeur incorrect' }],
  [{ email: 'a@b.fr', password: 'x', role: 'ADMIN' }, { role: 'Champ inconnu' }],
  [{ email: 'a@b.fr', password: null }, { password: 'Type de valeur incorrect' }],
  [{ email: 'a\0b@escale.test', password: 'x' }, { email: 'Caractère non autorisé' }],
  [{ email: 'a@b.te\ud800st', password: 'x' }, { email: 'Caractère non autorisé' }],
  [{ email: 'a@b' }, { email: 'Adresse email invalide', password: 'Mot de passe requis' }],
])('%j', async (body, fields) => {
  expect(await loginWith(body)).toMatchObject({ status: 400, body: { code: 'INVALID_BODY', fields } });
});

test('treats __proto__ like any other unknown field', async () => {
  const answer = await send(
    'POST',
    '/api/auth/login',
    '{"__proto__":{"a":1},"email":"a@b.fr","password":"x"}',
  );
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_BODY' } });
});

test('answers malformed HTTP with an error in JSON', async () => {
  const { port } = new URL(server.origin);
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = net.connect(Number(port), '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
    socket
      .setEncoding('utf8')
      .on('data', (part: string) => (text += part))
      .on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain('"success":false');
});

test('ignores forwarded addresses of callers from other machines', async () => {
  const seen = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: '203.0.113.9',
    headers: { ...jsonHeaders, 'x-forwarded-for': '10.0.0.1' },
    payload: { email: 'personne@escale.test', password: 'x' },
  });
  expect(seen.statusCode).toBe(400);
  expect((await server.audit())[0]?.ipAddress).toBe('203.0.113.9');
});

test('a server error reveals no internals', async () => {
  const broken = jest.spyOn(server.db, 'execute').mockImplementation(() => {
    throw new Error('relation "users" does not exist');
  });
  const answer = await send('GET', '/api/health', undefined, {});
  broken.mockRestore();
  expect(answer).toMatchObject({ status: 500, body: { code: 'SERVER_ERROR' } });
  expect(JSON.stringify(answer.body)).not.toContain('relation');
});
