import { rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { startTestGateway } from './test-site';

const pageHeaders = { accept: 'text/html,application/xhtml+xml' };
const scriptText = 'export const wagon = 1;\n'.repeat(100);

let site: Awaited<ReturnType<typeof startTestGateway>>;

beforeEach(async () => {
  site = await startTestGateway();
  await site.write('index.html', '<!doctype html><title>shell</title>');
  await site.write('modules.json', '{"schema":1,"modules":[]}\n');
  await site.write('modules/users/1.0.0-aaaaaaaa/main.js', scriptText);
  await site.write('modules/users/1.0.0-aaaaaaaa/mf-manifest.json', '{}');
});

afterEach(() => site.stop());

test.each(['/', '/login', '/modules', '/users/42/edit', '/reset-password?token=a.b.c'])(
  'serves the shell at the page address %s',
  async (path) => {
    const answer = await site.ask(path, { headers: pageHeaders });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<title>shell</title>');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.etag).toBeDefined();
  },
);

test.each([
  '/modules/users/1.0.0-aaaaaaaa/gone.js',
  '/modules/gone/1.0.0-bbbbbbbb/mf-manifest.json',
  '/main.0123456789abcdef.js',
  '/favicon.ico',
])('answers 404 for the missing file %s, never the shell, even to a navigation request', async (path) => {
  const answer = await site.ask(path, { headers: pageHeaders });
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.text).not.toContain('<');
});

test('answers 404 when a script requests a page address', async () => {
  expect((await site.ask('/users', { headers: { accept: 'application/json' } })).status).toBe(404);
});

const unspecificHeaders: Record<string, string>[] = [
  { accept: '*/*' },
  { accept: 'text/*, */*;q=0.1' },
  { accept: 'TEXT/HTML' },
  { accept: '' },
  {},
];
test.each(unspecificHeaders)('answers a page to a probe or preview that sends %j', async (headers) => {
  for (const path of ['/', '/login', '/users/42', '/modules/'])
    for (const method of ['GET', 'HEAD']) {
      const answer = await site.ask(path, { method, headers });
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    }
});

test.each(['application/json, text/plain, */*', 'image/avif,image/webp,*/*;q=0.8', 'text/css,*/*;q=0.1'])(
  'answers 404 at a page address to a caller who prefers another type: %s',
  async (accept) => {
    expect((await site.ask('/users', { headers: { accept } })).status).toBe(404);
    expect((await site.ask('/', { headers: { accept } })).status).toBe(200);
  },
);

test.each(unspecificHeaders)(
  'answers 404 for missing files, also to a caller who sends %j',
  async (headers) => {
    for (const path of ['/gone.js', '/modules/users/1.0.0-aaaaaaaa/gone', '/modules/gone/1.0.0-b/x.json'])
      expect((await site.ask(path, { headers })).status).toBe(404);
  },
);

test('answers 503 without a shell, as its readiness probe does', async () => {
  expect((await site.ask('/readyz')).text).toBe('ok\n');
  await rm(join(site.siteDir, 'index.html'));
  expect((await site.ask('/', { headers: pageHeaders })).status).toBe(503);
  const ready = await site.ask('/readyz');
  expect([ready.status, ready.headers['cache-control']]).toEqual([503, 'no-store']);
});

test.each([
  ['/modules.json', 'no-cache'],
  ['/modules/users/1.0.0-aaaaaaaa/mf-manifest.json', 'public, max-age=31536000, immutable'],
  ['/modules/users/1.0.0-aaaaaaaa/main.js', 'public, max-age=31536000, immutable'],
])('caches %s with %s', async (path, expected) => {
  expect((await site.ask(path)).headers['cache-control']).toBe(expected);
});

test('marks a content-hashed shell file as immutable and revalidates any other', async () => {
  await site.write('main.0123456789abcdef0123.js', scriptText);
  await site.write('favicon.svg', '<svg/>');
  const hashed = (await site.ask('/main.0123456789abcdef0123.js')).headers;
  const other = (await site.ask('/favicon.svg')).headers;
  expect(hashed['cache-control']).toContain('immutable');
  expect(other['cache-control']).toBe('no-cache');
  // Immutable files are never revalidated, and need no validator.
  expect(Object.keys(hashed)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(etag|last-modified)$/)]),
  );
  expect(Object.keys(other)).toEqual(expect.arrayContaining(['etag', 'last-modified']));
});

test('notices a removed and restored module folder immediately', async () => {
  const folder = join(site.siteDir, 'modules/users');
  const address = '/modules/users/1.0.0-aaaaaaaa/main.js';
  expect((await site.ask(address)).status).toBe(200);
  await rename(folder, `${folder}-away`);
  expect((await site.ask(address)).status).toBe(404);
  await rename(`${folder}-away`, folder);
  expect((await site.ask(address)).text).toBe(scriptText);
});

test('answers conditional requests with 304 and no body until the file changes', async () => {
  const first = await site.ask('/modules.json');
  const headers = { 'if-none-match': first.headers.etag ?? '' };
  const again = await site.ask('/modules.json', { headers });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  await site.write('modules.json', '{"schema":1,"modules":[ ]}\n');
  expect((await site.ask('/modules.json', { headers })).status).toBe(200);
});

test.each(['br', 'identity'])('answers HEAD with the headers of GET and no body (%s)', async (encoding) => {
  const headers = { 'accept-encoding': encoding };
  const whole = await site.ask('/modules/users/1.0.0-aaaaaaaa/main.js', { headers });
  const head = await site.ask('/modules/users/1.0.0-aaaaaaaa/main.js', { method: 'HEAD', headers });
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  for (const name of ['content-type', 'content-length', 'content-encoding', 'vary', 'cache-control'])
    expect(head.headers[name]).toBe(whole.headers[name]);
});

test('serves the compressed files written at publish', async () => {
  const address = 'modules/users/1.0.0-aaaaaaaa/main.js';
  const precompressed = { br: brotliCompressSync(scriptText), gz: gzipSync(scriptText) };
  await site.write(`${address}.br`, precompressed.br);
  await site.write(`${address}.gz`, precompressed.gz);
  const brotli = await site.ask(`/${address}`, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(brotli.headers.vary).toBe('Accept-Encoding');
  expect(brotli.body.equals(precompressed.br)).toBe(true);
  const gzip = await site.ask(`/${address}`, { headers: { 'accept-encoding': 'gzip' } });
  expect(gzip.body.equals(precompressed.gz)).toBe(true);
  expect((await site.ask(`/${address}`)).text).toBe(scriptText);
});

test('reads an immutable file once for each encoding', async () => {
  const address = 'modules/users/1.0.0-aaaaaaaa/main.js';
  const twin = join(site.siteDir, `${address}.br`);
  await site.write(`${address}.br`, brotliCompressSync(scriptText));
  const asked = (encoding: string) => site.ask(`/${address}`, { headers: { 'accept-encoding': encoding } });
  const first = await asked('br');
  await rm(twin);
  expect((await asked('br')).body.equals(first.body)).toBe(true);
  expect((await asked('identity')).text).toBe(scriptText);
});

test('ignores a compressed copy older than its file', async () => {
  const address = 'modules/users/1.0.0-aaaaaaaa/main.js';
  await site.write(`${address}.br`, brotliCompressSync('old'));
  await utimes(join(site.siteDir, `${address}.br`), new Date(0), new Date(0));
  const answer = await site.ask(`/${address}`, { headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(answer.body).toString()).toBe(scriptText);
});

test('compresses a file without precompressed copies on the fly and follows changes', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  await site.write('modules.json', `"${'a'.repeat(5000)}"`);
  expect(gunzipSync((await site.ask('/modules.json', { headers })).body)).toHaveLength(5002);
  await site.write('modules.json', `"${'b'.repeat(6000)}"`);
  const answer = await site.ask('/modules.json', { headers });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(answer.body)).toHaveLength(6002);
});

test.each([
  ['/../../etc/passwd', 400],
  ['/%2e%2e/%2e%2e/etc/passwd', 400],
  ['/modules/..%2f..%2f..%2fetc%2fpasswd', 400],
  ['/..%5c..%5cetc', 400],
  ['/.publish.lock', 400],
  ['/modules/users/.publishing-1/main.js', 400],
  ['/%00', 400],
  ['/%', 400],
  ['/history.ndjson', 404],
  ['//history.ndjson', 404],
  ['/%2Fhistory.ndjson', 404],
])('rejects %s with %i', async (path, status) => {
  await site.write('.publish.lock', 'secret');
  await site.write('history.ndjson', 'secret');
  await site.write('modules/users/.publishing-1/main.js', 'secret');
  const answer = await site.ask(path);
  expect(answer.status).toBe(status);
  expect(answer.text).not.toContain('secret');
});

test.each(['POST', 'PUT', 'DELETE'])('answers %s on the site with 405', async (method) => {
  const answer = await site.ask('/login', { method, headers: pageHeaders });
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});
