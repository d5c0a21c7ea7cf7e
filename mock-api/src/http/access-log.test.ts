import { sql } from 'drizzle-orm';
import { accounts, testServer } from '../../testing/test-server';

const server = testServer({ LOG_LEVEL: 'info' });
beforeEach(() => {
  server.lines.length = 0;
});

const readLogLines = () => server.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const idOf = (answer: { headers: Headers }) => answer.headers.get('x-request-id');

test('writes one line per call, with the identifier of its answer and no data of the caller', async () => {
  const answer = await server.client().get('/users?search=awa.kone%40port.test', { 'user-agent': 'Firefox' });
  expect(answer.status).toBe(401);
  expect(idOf(answer)).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}$/);
  expect(readLogLines()).toEqual([
    {
      level: 30,
      time: expect.any(Number) as number,
      pid: expect.any(Number) as number,
      hostname: expect.any(String) as string,
      reqId: idOf(answer),
      req: { method: 'GET', route: '/api/users' },
      status: 401,
      ms: expect.any(Number) as number,
      msg: 'request',
    },
  ]);
});

test('uses the identifier that the caller sends, unless it is malformed', async () => {
  const client = server.client();
  const taken = await client.get('/health', { 'x-request-id': 'k3f9-2mxp-7qtd' });
  const refused = await client.get('/health', { 'x-request-id': 'awa.kone@port.test' });
  expect(idOf(taken)).toBe('k3f9-2mxp-7qtd');
  expect(idOf(refused)).not.toContain('awa');
  expect(readLogLines().map(({ reqId }) => reqId)).toEqual([idOf(taken), idOf(refused)]);
  expect(server.lines.join('')).not.toContain('awa');
});

test('writes one line for a failed call, with the identifier that the user sees', async () => {
  await server.db.execute(sql`ALTER TABLE users RENAME TO gone`);
  const answer = await server.client().post('/auth/login', accounts.admin);
  await server.db.execute(sql`ALTER TABLE gone RENAME TO users`);
  expect(answer.status).toBe(500);
  expect(readLogLines()).toMatchObject([
    {
      level: 50,
      reqId: idOf(answer),
      req: { method: 'POST', route: '/api/auth/login' },
      err: { stack: expect.any(String) as string },
      msg: 'request failed',
    },
  ]);
  expect(server.lines.join('')).not.toContain(accounts.admin.email);
});
