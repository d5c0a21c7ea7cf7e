import { sql } from 'drizzle-orm';
import { accounts, bearerHeaders, differentCode, signIn, testServer } from '../../testing/test-server';

const server = testServer();

test('logs no password, token, code or cookie, even in errors', async () => {
  const client = server.client();
  const { email, password } = accounts.admin;
  await client.post('/auth/login', { email, password: 'mot-de-passe-faux' });
  await client.post('/auth/login', { email, password });
  const code = (await server.newestMail())?.code ?? '';
  await client.post('/auth/verify-otp', { email, otpCode: differentCode(code) });
  const { accessToken } = await signIn(server, client, { email, password });
  const refresh = client.cookies.get('refresh') ?? '';
  await client.get('/auth/me', bearerHeaders(accessToken));
  await client.post('/auth/forgot-password', { email });
  const token = new URL((await server.newestMail())?.link ?? '').searchParams.get('token') ?? '';
  await server.db.execute(sql`ALTER TABLE users RENAME TO gone`);
  expect((await client.post('/auth/login', { email, password })).status).toBe(500);
  expect((await client.post('/auth/reset-password', { token, password: 'Quai-Nord-7-Grues' })).status).toBe(
    500,
  );
  await server.db.execute(sql`ALTER TABLE gone RENAME TO users`);
  server.app.log.info(
    { password, body: { token }, req: { headers: { cookie: `refresh=${refresh}` } } },
    'test',
  );

  const log = server.lines.join('');
  expect(log).toContain('request failed');
  expect(log).toContain('"password":"***"');
  for (const secret of [password, 'mot-de-passe-faux', accessToken, refresh, token, 'Quai-Nord-7-Grues'])
    expect(log).not.toContain(secret);
  expect(log).not.toMatch(/argon2id/);
  expect(log).not.toMatch(new RegExp(`"${code}"|\\b${code}\\b.*code`));
});

test('logs neither values nor mails of queries that fail, also in the background', async () => {
  const client = server.client();
  const { email, password } = accounts.admin;
  const seen = server.lines.length;
  await server.db.execute(sql`ALTER TABLE mails ADD CONSTRAINT full_disk CHECK (id < 0) NOT VALID`);
  expect((await client.post('/auth/login', { email, password })).status).toBe(500);
  await client.post('/auth/forgot-password', { email });
  await server.db.execute(sql`ALTER TABLE mails DROP CONSTRAINT full_disk`);
  await server.db.execute(sql`ALTER TABLE audit_logs ADD CONSTRAINT full_disk CHECK (id IS NULL) NOT VALID`);
  await client.post('/auth/login', { email: 'awa.kone@port.test', password });
  await client.get('/auth/me?token=secret-token');
  await server.db.execute(sql`ALTER TABLE audit_logs DROP CONSTRAINT full_disk`);
  await server.app.close();

  const log = server.lines.slice(seen).join('');
  expect(log).toContain('23514');
  expect(log).toContain('"stack":"    at ');
  for (const datum of [email, 'awa.kone', 'est votre code', 'reset-password?', 'secret-token', '127.0.0.1'])
    expect(log).not.toContain(datum);
  expect(log).not.toMatch(/(?<![\d.:-])\d{6}(?![\d.:-])/);
});
