import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { limits } from '@escale/contracts';
import { nginxSite, nginxTest, startNginx } from './test-nginx';
import { startTestGateway } from './test-site';

const comparedHeaders = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

let site: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  site = await startTestGateway();
  const files = [
    'index.html',
    'modules.json',
    'main.0123456789ab.js',
    'history.ndjson',
    'modules/users/1.0.0-aaaaaaaa/mf-manifest.json',
    'modules/users/1.0.0-aaaaaaaa/page.js',
  ];
  for (const file of files) await site.write(file, 'text');
});

afterAll(() => site.stop());

const headersOf = ({ headers }: { headers: Record<string, unknown> }) =>
  Object.fromEntries(comparedHeaders.map((name) => [name, headers[name]]));

test('the nginx block sets the headers of the gateway', async () => {
  const values = Object.fromEntries(
    [...nginxSite.matchAll(/^map \$escale_page (\$\w+) +\{ page (?:"([^"]*)"|(\S+)); \}$/gm)].map(
      ([, name = '', quoted, bare]) => [name, quoted ?? bare],
    ),
  );
  const set = Object.fromEntries(
    [...nginxSite.matchAll(/^ {2}add_header (\S+) (\S+) always;$/gm)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      values[value] ?? value,
    ]),
  );
  const answer = await site.ask('/login', { headers: { accept: 'text/html' } });
  expect({ ...set, 'cache-control': 'no-cache' }).toEqual(headersOf(answer));
});

test('the nginx block forwards the address, host and scheme of a call as the gateway does', async () => {
  const api = createHttpServer(({ headers }, response) => response.end(JSON.stringify(headers)));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const gateway = await startTestGateway(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  const { host } = new URL(gateway.origin);
  const seen = JSON.parse((await gateway.ask('/api/me', { headers: { host } })).text) as Record<
    string,
    string
  >;
  await gateway.stop();
  api.close();
  const known: Record<string, string> = { $http_host: host, $remote_addr: '127.0.0.1', $scheme: 'http' };
  const set = Object.fromEntries(
    [...nginxSite.matchAll(/^ {4}proxy_set_header (\S+) (\$\w+);$/gm)].flatMap(([, name = '', value = '']) =>
      value in known ? [[name.toLowerCase(), known[value]]] : [],
    ),
  );
  const told = Object.entries(seen).filter(([name]) => name.startsWith('x-forwarded-'));
  expect(set).toEqual({ host, ...Object.fromEntries(told) });
});

test('the nginx block lets the largest picture of an account through', () => {
  const [, megabytes] = /^ {4}client_max_body_size (\d+)m;$/m.exec(nginxSite) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(limits.avatarMaxBytes);
});

nginxTest(
  'the access log of nginx holds paths without their query, and what the page before was not at all',
  async () => {
    const server = await startNginx(site.siteDir);
    try {
      const address = `${server.origin}/reset-password?token=secret-of-a-link`;
      await fetch(address, { headers: { referer: address } });
    } finally {
      await server.stop();
    }
    const log = server.accessLog();
    expect(log).toContain('"GET /reset-password" 200');
    expect(log).not.toContain('secret-of-a-link');
  },
);

test('both nginx examples write the same lines into their access log', () => {
  const example = readFileSync(path.join(process.cwd(), 'docs/examples/deploy/nginx.conf'), 'utf8');
  for (const line of [/^map \$request_uri .*$/m, /^log_format .*$/m, /^ {2}access_log .*$/m])
    expect(line.exec(example)?.[0]).toBe(line.exec(nginxSite)?.[0] ?? 'a line of the guide');
});

nginxTest('nginx with this block responds like the gateway', async () => {
  const server = await startNginx(site.siteDir);
  try {
    for (const address of [
      '/',
      '/login',
      '/users/7',
      '/modules.json',
      '/main.0123456789ab.js',
      '/gone.0123456789ab.js',
      '/modules/users/1.0.0-aaaaaaaa/mf-manifest.json',
      '/modules/users/1.0.0-aaaaaaaa/page.js',
      '/modules/users/1.0.0-bbbbbbbb/page.js',
      '/gone.txt',
    ]) {
      const headers = { accept: 'text/html' };
      const ours = await site.ask(address, { headers });
      const theirs = await fetch(server.origin + address, { headers });
      expect({ address, status: theirs.status }).toEqual({ address, status: ours.status });
      expect({ address, ...headersOf({ headers: Object.fromEntries(theirs.headers) }) }).toEqual({
        address,
        ...headersOf(ours),
      });
    }
    for (const hidden of ['/history.ndjson', '/.secret', '/modules/.publishing-x/page.js'])
      expect((await fetch(server.origin + hidden)).status).toBe(404);
  } finally {
    await server.stop();
  }
});
