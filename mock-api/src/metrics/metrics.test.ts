import { moduleHealthPath, realtimePath } from '@escale/contracts';
import { sql } from 'drizzle-orm';
import { queuedMails } from '../db/schema';
import { bearerHeaders, accounts, signIn, startTestServer, testServer } from '../../testing/test-server';
import { createMetrics } from './metrics';

const server = testServer();

const readMetrics = (headers: Record<string, string> = {}, of = server, path = '/metrics') =>
  fetch(`${of.origin}${path}`, { headers });
const readLines = async () => (await (await readMetrics()).text()).split('\n');

test('calls are counted by pattern, method and status, and timed', async () => {
  const client = server.client();
  const { accessToken, user } = await signIn(server, client, accounts.superAdmin);
  const headers = bearerHeaders(accessToken);
  await client.get(`/users/${user.id}`, headers);
  await client.get('/users?search=awa', headers);
  await client.get('/users');
  const text = await readLines();
  expect(text).toContain('escale_http_requests_total{route="/api/users/:id",method="GET",status="200"} 1');
  expect(text).toContain('escale_http_requests_total{route="/api/users",method="GET",status="401"} 1');
  expect(text).toContain('escale_http_request_duration_seconds_count{route="/api/users",method="GET"} 2');
  expect(text.join('')).not.toContain(user.id);
  expect(text.join('')).not.toMatch(/awa|@|127\.0\.0\.1/);
});

test('addresses without a route share one label, whatever their path', async () => {
  const before = (await readLines()).length;
  for (let index = 0; index < 30; index += 1) await fetch(`${server.origin}/api/nothing/${index}?x=${index}`);
  const after = await readLines();
  expect(after).toContain('escale_http_requests_total{route="unknown",method="GET",status="404"} 30');
  expect(after.length - before).toBeLessThan(30);
});

test('open connections and waiting mails are gauges', async () => {
  const now = server.now();
  const row = { kind: 'notice' as const, attempts: 3, createdAt: now, nextAttemptAt: now, expiresAt: now };
  await server.db
    .insert(queuedMails)
    .values({ id: '0190c0de-0000-4000-8000-000000000000', encrypted: Buffer.alloc(1), ...row });
  server.advance(90_000);
  // A connection that has not signed in yet.
  await fetch(`${server.origin}${realtimePath}/?EIO=4&transport=polling`);
  const text = await readLines();
  expect(text).toContain('escale_mails_waiting 1');
  expect(text).toContain('escale_mails_oldest_seconds 90');
  expect(text).toContain('escale_live_connections 0');
  expect(
    Number(text.find((line) => line.startsWith('escale_open_connections '))?.split(' ')[1]),
  ).toBeGreaterThan(0);
});

test('omits a figure that cannot be read, and returns the others', async () => {
  await server.db.execute(sql`ALTER TABLE queued_mails RENAME TO gone`);
  const text = (await readLines()).join('\n');
  await server.db.execute(sql`ALTER TABLE gone RENAME TO queued_mails`);
  expect(text).not.toMatch(/^escale_mails_waiting/m);
  expect(text).toMatch(/^escale_live_connections 0$/m);
});

test('includes the metrics of the process, such as the delay of the event loop', async () => {
  const metrics = createMetrics({ process: true });
  const text = await metrics.registry.metrics();
  metrics.registry.clear();
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
  ])
    expect(text).toMatch(new RegExp(`^${name} `, 'm'));
});

const guardedPaths = ['/metrics', moduleHealthPath];

test.each(guardedPaths)('without a token, only direct callers on this machine can read %s', async (path) => {
  expect((await readMetrics({}, server, path)).status).toBe(200);
  for (const address of ['203.0.113.7', '10.0.0.4', '::ffff:203.0.113.7']) {
    const refused = await readMetrics({ 'x-forwarded-for': address }, server, path);
    expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  }
  expect((await fetch(`${server.origin}/api${path}`)).status).toBe(404);
});

test.each(guardedPaths)('with a token, only callers who send it can read %s', async (path) => {
  const METRICS_TOKEN = 'a-token-of-some-length';
  const guarded = await startTestServer({ METRICS_TOKEN });
  expect((await readMetrics({}, guarded, path)).status).toBe(404);
  expect((await readMetrics(bearerHeaders('another-token-of-length'), guarded, path)).status).toBe(404);
  const forwarded = { ...bearerHeaders(METRICS_TOKEN), 'x-forwarded-for': '203.0.113.7' };
  expect((await readMetrics(forwarded, guarded, path)).status).toBe(200);
  expect(guarded.lines.join('')).not.toContain(METRICS_TOKEN);
  await guarded.close();
});

test('reports the release of the process', async () => {
  const { registry } = createMetrics({ process: true });
  const text = await registry.metrics();
  registry.clear();
  expect(text).toMatch(/^escale_build_info\{version="\d+\.\d+\.\d+",commit="[\da-f]*"\} 1$/m);
});
