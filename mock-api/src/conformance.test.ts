import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readApiDocument } from '@escale/conformance/contract';
import type { Report } from '@escale/conformance';
import { users } from './db/schema';
import { accounts, startTestServer, type TestServer } from '../testing/test-server';
import { runConformance, escaleBundle } from '../testing/test-conformance';
import { startAlteringProxy, type Deviation } from '../testing/test-altering-proxy';

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'escale-conformance-'));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const checkConformance = (url: string) => runConformance({ url, folder, mails: server });

const readNames = async () =>
  (await server.db.select({ name: users.username }).from(users)).map(({ name }) => name);

test('with the commands of the guide, the reference back end conforms in every call and is left unchanged', async () => {
  const before = (await readNames()).sort();
  const guide = path.join(import.meta.dirname, '../../docs/guides/other-server.md');
  const [, commands = ''] = /^```sh\n([\s\S]*?)^```$/m.exec(readFileSync(guide, 'utf8')) ?? [];
  const prelude = `set -e; pnpm() { shift; ${JSON.stringify(process.execPath)} ${JSON.stringify(escaleBundle)} "$@" --json; }`;
  const script = `${prelude}\n${commands.replaceAll('http://localhost:4000', server.origin)}`;
  const { stdout, stderr } = await run('bash', ['-c', script], { cwd: folder });
  expect(stderr).toBe('');
  const report = JSON.parse(stdout) as Report;
  expect(report.differences).toEqual([]);
  expect([report.notChecked, report.notOffered]).toEqual([[], []]);
  const all = Object.entries(readApiDocument().paths).flatMap(([template, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${template}`),
  );
  expect(report.called.sort()).toEqual(all.sort());
  expect((await readNames()).sort()).toEqual(before);
}, 120_000);

/**
 * Deviations of several kinds: a field of another type, a missing field, another status, an unprotected cookie, a refusal without
 * its sentence.
 */
const deviation: Deviation = {
  'GET /api/users': ({ body }) => ({
    body: {
      ...body,
      data: ((body.data ?? []) as object[]).map((user) => ({ ...user, role: 7, lastName: undefined })),
    },
  }),
  'GET /api/auth/session-stats': ({ status }) => ({ status: status === 403 ? 404 : status }),
  'POST /api/auth/verify-otp': ({ cookies }) => ({
    cookies: cookies.map((line) => line.replace('HttpOnly', '')),
  }),
  'POST /api/users': ({ status, body }) => ({ body: status < 400 ? body : { code: 'CONFLICT' } }),
};

test('reports the deviations of another server and nothing else, with exit code 1', async () => {
  const before = (await readNames()).sort();
  const proxy = await startAlteringProxy([server.origin], deviation);
  try {
    const { code, stdout } = await checkConformance(proxy.origin);
    const told = [...stdout.matchAll(/^ {2}([A-Z]+ \S+: .*)$/gm)].map(([, line]) => line);
    expect([...new Set(told)].sort()).toEqual([
      'GET /auth/session-stats: status 404 instead of 403',
      "GET /users: 200: /data/0 must have required property 'lastName'",
      'GET /users: 200: /data/0/role must be string',
      "GET /users: 200: /data/1 must have required property 'lastName'",
      'GET /users: 200: /data/1/role must be string',
      "GET /users: 200: /data/2 must have required property 'lastName'",
      'POST /auth/verify-otp: cookie device is not HttpOnly',
      'POST /auth/verify-otp: cookie refresh is not HttpOnly',
      'POST /auth/verify-otp: cookie sign-in is not HttpOnly',
      ...['400', '401', '403', '409'].flatMap((status) =>
        status === '409'
          ? [`POST /users: ${status}: the body must have required property 'error'`]
          : [
              expect.stringMatching(`^POST /users: ${status}: /code must be equal to one of`) as string,
              `POST /users: ${status}: the body must have required property 'error'`,
            ],
      ),
    ]);
    expect(stdout).toMatch(/\d+ differences from the contract\n$/);
    expect(code).toBe(1);
    expect((await readNames()).sort()).toEqual(before);
  } finally {
    await proxy.close();
  }
}, 120_000);

test('reports an invalid accounts file, or an unreachable server, in one sentence', async () => {
  const file = path.join(folder, 'wrong.json');
  writeFileSync(file, JSON.stringify({ superAdmin: accounts.superAdmin }));
  const wrong = await run(process.execPath, [
    escaleBundle,
    'conformance',
    server.origin,
    '--accounts',
    file,
  ]).catch((error: unknown) => error as { code: number; stderr: string });
  expect(wrong).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('admin is a required field') as string,
  });
  const { code, stderr } = await checkConformance('http://127.0.0.1:9');
  expect([code, stderr]).toEqual([1, 'escale: no server answers at http://127.0.0.1:9\n']);
}, 60_000);
