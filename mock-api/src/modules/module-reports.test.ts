import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  moduleHealthPath,
  formatRegistry,
  moduleHealthResponseSchema,
  type ModuleDescriptor,
} from '@escale/contracts';
import { hoursMs, daysMs } from '../clock';
import { purgeExpired } from '../db/purge-expired';
import { moduleReports } from '../db/schema';
import { accounts, bearerHeaders, signIn, startTestServer, type TestServer } from '../../testing/test-server';

const createDescriptor = (number: string): ModuleDescriptor => ({
  id: 'users',
  version: number,
  owner: { team: 'Équipe Comptes', contact: 'comptes@escale.test' },
  label: 'Utilisateurs',
  hostApi: '^1.8.0',
  path: '/users',
  card: null,
  permissions: ['read'],
  routes: [{ path: '/users', access: 'read' }],
  entry: null,
  files: {},
});

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reports-'));
  const MODULE_REGISTRY = path.join(folder, 'modules.json');
  await writeFile(
    MODULE_REGISTRY,
    formatRegistry([{ live: createDescriptor('2.0.0'), previous: [createDescriptor('1.0.0')] }]),
  );
  server = await startTestServer({ MODULE_REGISTRY, LIMIT_MODULE_REPORTS: '50' });
}, 120_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await server.forgetLimits();
  await server.db.delete(moduleReports);
});

const usersReport = (number = '2.0.0', result = 'loaded') => ({
  module: 'users',
  version: number,
  result,
});
const report = (...reports: object[]) => server.client().post('/reports/modules', { reports });
const readRows = () => server.db.select().from(moduleReports);

test('counts the reports of all browsers per hour, without a sign-in', async () => {
  for (let times = 0; times < 3; times += 1)
    expect((await report(usersReport(), usersReport(), usersReport('1.0.0', 'integrity'))).status).toBe(200);
  server.advance(hoursMs);
  await report(usersReport());
  expect((await readRows()).map((row) => [row.version, row.result, row.count]).sort()).toEqual([
    ['1.0.0', 'integrity', 3],
    ['2.0.0', 'loaded', 1],
    ['2.0.0', 'loaded', 6],
  ]);
  const metrics = await (await fetch(`${server.origin}/metrics`)).text();
  expect(metrics).toContain('escale_module_loads_total{module="users",version="2.0.0"} 7');
  expect(metrics).toContain(
    'escale_module_failures_total{module="users",version="1.0.0",reason="integrity"} 3',
  );
});

test('administrators see the last 24 hours, others do not', async () => {
  await report(usersReport(), usersReport('2.0.0', 'broken'));
  server.advance(23 * hoursMs);
  await report(usersReport(), usersReport('1.0.0'));
  const admin = server.client();
  const { accessToken } = await signIn(server, admin, accounts.admin);
  const { status, body } = await admin.get('/reports/modules', bearerHeaders(accessToken));
  expect(status).toBe(200);
  const { data } = await moduleHealthResponseSchema.validate(body, { strict: true });
  expect(data).toEqual([
    { module: 'users', version: '1.0.0', loads: 1, failures: [] },
    { module: 'users', version: '2.0.0', loads: 2, failures: [{ reason: 'broken', count: 1 }] },
  ]);
  expect(await (await fetch(`${server.origin}${moduleHealthPath}`)).json()).toEqual(body);
  server.advance(2 * hoursMs);
  const operator = server.client();
  const other = await signIn(server, operator, accounts.operator);
  expect((await operator.get('/reports/modules', bearerHeaders(other.accessToken))).status).toBe(403);
  expect((await operator.get('/reports/modules')).status).toBe(401);
});

test('neither stores nor shows what the registry does not name', async () => {
  const answer = await report(
    { module: 'nobody', version: '1.0.0', result: 'loaded' },
    usersReport('9.9.9'),
    {
      module: '__proto__',
      version: 'constructor',
      result: 'loaded',
    },
  );
  expect(answer.status).toBe(200);
  expect(await readRows()).toHaveLength(0);
  expect(await (await fetch(`${server.origin}/metrics`)).text()).not.toMatch(/nobody|9\.9\.9|proto/);
});

test.each([
  ['no report', { reports: [] }],
  ['too many', { reports: Array.from({ length: 21 }, () => usersReport()) }],
  ['another result', { reports: [usersReport('2.0.0', 'awa@port.test')] }],
  ['more than is asked for', { reports: [{ ...usersReport(), user: 'awa' }] }],
  ['no list', { reports: usersReport() }],
])('refuses %s', async (_name, body) => {
  expect((await server.client().post('/reports/modules', body)).status).toBe(400);
  expect(await readRows()).toHaveLength(0);
});

test('refuses a long body, and too many calls of one address', async () => {
  const long = JSON.stringify({ reports: [usersReport()], x: 'x'.repeat(5_000) });
  expect((await server.client().post('/reports/modules', long)).status).toBe(413);
  const statuses = [];
  for (let call = 0; call < 52; call += 1) statuses.push((await report(usersReport())).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(50);
  expect(statuses.at(-1)).toBe(429);
});

test('reports are kept for a month', async () => {
  await report(usersReport());
  await purgeExpired(server.db, new Date(server.now().getTime() + 30 * daysMs), 12);
  expect(await readRows()).toHaveLength(1);
  await purgeExpired(server.db, new Date(server.now().getTime() + 32 * daysMs), 12);
  expect(await readRows()).toHaveLength(0);
});
