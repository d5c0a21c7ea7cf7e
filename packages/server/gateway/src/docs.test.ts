import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestGateway } from './test-site';

const pageHeaders = { accept: 'text/html' };
let folder: string;
let site: Awaited<ReturnType<typeof startTestGateway>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'escale-docs-'));
  const docsDir = join(folder, 'docs');
  mkdirSync(join(docsDir, 'guides'), { recursive: true });
  writeFileSync(join(folder, 'secret.html'), 'secret');
  writeFileSync(join(docsDir, 'index.html'), 'documentation');
  writeFileSync(join(docsDir, '404.html'), 'no such page');
  writeFileSync(join(docsDir, '.hidden.html'), 'secret');
  writeFileSync(join(docsDir, 'app.js'), 'script');
  writeFileSync(join(docsDir, 'guides/index.html'), 'guides');
  writeFileSync(join(docsDir, 'guides/versions.html'), 'versions');
  site = await startTestGateway(undefined, { docsDir });
  await site.write('index.html', 'shell');
});

afterEach(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/docs/', 'documentation'],
  ['/docs/guides/', 'guides'],
  ['/docs/guides/versions', 'versions'],
  ['/docs/app.js', 'script'],
  ['/docsearch', 'shell'],
])('%s is answered with the %s', async (path, content) => {
  expect(await site.ask(path, { headers: pageHeaders })).toMatchObject({ status: 200, text: content });
});

test.each([
  ['/docs', '/docs/'],
  ['/docs/guides', '/docs/guides/'],
])('%s leads to %s', async (path, target) => {
  const { status, headers } = await site.ask(path);
  expect([status, headers.location]).toEqual([302, target]);
});

test('answers a missing page with the not-found page of the documentation', async () => {
  expect(await site.ask('/docs/gone', { headers: pageHeaders })).toMatchObject({
    status: 404,
    text: 'no such page',
  });
  expect(await site.ask('/docs/gone.js')).toMatchObject({ status: 404, text: 'Introuvable.\n' });
});

test('sends the not-found page whole, also for conditional and range requests', async () => {
  for (const [name, value] of [
    ['if-none-match', '*'],
    ['range', 'bytes=0-3'],
  ] as const)
    expect(await site.ask('/docs/gone', { headers: { ...pageHeaders, [name]: value } })).toMatchObject({
      status: 404,
      text: 'no such page',
    });
});

test.each([
  '/docs/../secret',
  '/docs/%2e%2e/secret',
  '/docs/..%2fsecret.html',
  '/docs/%5c..%5csecret.html',
  '/docs/.hidden',
  '/docs//../secret.html',
  '/docs/%00',
])('%s shows nothing outside the documentation', async (path) => {
  const answer = await site.ask(path, { headers: pageHeaders });
  expect([200, 302].includes(answer.status) && answer.text !== 'shell').toBe(false);
  expect(answer.text).not.toContain('secret');
});

test('the pages have a strict content policy of their own, the scripts none', async () => {
  const { headers } = await site.ask('/docs/guides/versions');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(["script-src 'self'", "connect-src 'self'", 'trusted-types vue']),
  );
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-cache' });
  expect((await site.ask('/docs/app.js')).headers).not.toHaveProperty('content-security-policy');
});

test('without a folder, /docs is a page of the shell', async () => {
  const other = await startTestGateway();
  await other.write('index.html', 'shell');
  expect(await other.ask('/docs/', { headers: pageHeaders })).toMatchObject({ status: 200, text: 'shell' });
  await other.stop();
});
