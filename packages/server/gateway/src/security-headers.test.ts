import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestGateway } from './test-site';

/** Changes the document after the gateway has opened it. */
const mockFiles = { afterOpen: (): void => undefined };
jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  const open: typeof real.open = async (...given) => {
    const handle = await real.open(...given);
    if (String(given[0]).endsWith('index.html')) mockFiles.afterOpen();
    return handle;
  };
  return { ...real, open };
});

let site: Awaited<ReturnType<typeof startTestGateway>>;

beforeEach(async () => {
  site = await startTestGateway();
  await site.write('index.html', '<!doctype html>');
});

afterEach(() => site.stop());

async function policyOf(path: string): Promise<string[]> {
  const answer = await site.ask(path, { headers: { accept: 'text/html' } });
  return String(answer.headers['content-security-policy']).split('; ');
}

const pageHeaders = {
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()') as string,
  'x-frame-options': 'DENY',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
};

test.each(['/login', '/logo.svg', '/page.xml', '/data.bin'])(
  '%s carries every security header',
  async (path) => {
    for (const file of ['logo.svg', 'page.xml', 'data.bin']) await site.write(file, '<svg/>');
    const { headers } = await site.ask(path, { headers: { accept: 'text/html' } });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', ...pageHeaders });
  },
);

test('a 304 carries every security header, too, since the policy may have changed', async () => {
  const first = await site.ask('/login', { headers: { accept: 'text/html' } });
  const { status, headers } = await site.ask('/login', {
    headers: { accept: 'text/html', 'if-none-match': String(first.headers.etag) },
  });
  expect(status).toBe(304);
  expect(headers).toMatchObject(pageHeaders);
});

test.each(['/main.js', '/style.css', '/inter.woff2', '/modules.json', '/gone.js', '/api/health', '/%'])(
  '%s runs nothing by itself and carries no policy',
  async (path) => {
    for (const file of ['main.js', 'style.css', 'inter.woff2', 'modules.json']) await site.write(file, '{}');
    const { headers } = await site.ask(path, { headers: { accept: 'text/html' } });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    for (const name of Object.keys(pageHeaders)) expect(headers).not.toHaveProperty(name);
  },
);

test('allows scripts from its own origin only, and no eval', async () => {
  const policy = await policyOf('/login');
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy.join()).not.toContain('unsafe-eval');
  expect(policy).toEqual(
    expect.arrayContaining(["require-trusted-types-for 'script'", 'trusted-types default']),
  );
});

test('allows the inline script that the build has put into the document, and no other', async () => {
  const [first, other] = ['a', 'b'].map((letter) => `sha256-${letter.repeat(43)}=`);
  const script = (hash = '') => `<script data-script-hash="${hash}" data-files="[]">run()</script>`;
  await site.write('index.html', `<!doctype html><body>${script(first)}${script(other)}`);
  expect(await policyOf('/login')).toContain(`script-src 'self' '${first}'`);
  await site.write('index.html', `<!doctype html><title>Escale</title><body>${script(other)}`);
  expect(await policyOf('/users')).toContain(`script-src 'self' '${other}'`);
  await site.write('index.html', `<!doctype html><body>${script("x' 'unsafe-inline")}`);
  expect(await policyOf('/login')).toContain("script-src 'self'");
});

test('a page and its content policy come from the same file, even during publishes', async () => {
  const hashes = ['a', 'b'].map((letter) => `sha256-${letter.repeat(43)}=`);
  let count = 0;
  const publish = () => {
    count += 1;
    const [page, next] = ['index.html', '.next'].map((name) => join(site.siteDir, name)) as [string, string];
    writeFileSync(next, `<!doctype html><script data-script-hash="${hashes[count % 2]}">run()</script>`);
    renameSync(next, page);
  };
  publish();
  mockFiles.afterOpen = publish;
  for (let visit = 0; visit < 4; visit += 1) {
    const { headers, text } = await site.ask('/login', { headers: { accept: 'text/html' } });
    const [hash = 'none'] = hashes.filter((one) => text.includes(one));
    expect(headers['content-security-policy']).toContain(hash);
  }
  mockFiles.afterOpen = () => undefined;
  expect(count).toBeGreaterThan(4);
});

test('adds the origins and the Sentry host of config.json to the policy without a restart', async () => {
  expect(await policyOf('/login')).toContain("connect-src 'self'");
  await site.write(
    'config.json',
    JSON.stringify({
      allowedOrigins: [
        'https://modules.partner.example/ignored-path',
        'javascript:alert(1)',
        "* 'unsafe-eval'",
        7,
      ],
      sentryDsn: 'https://key@sentry.partner.example/4',
    }),
  );
  const policy = await policyOf('/login');
  expect(policy).toContain("script-src 'self' https://modules.partner.example");
  expect(policy).toContain(
    "connect-src 'self' https://modules.partner.example https://sentry.partner.example",
  );
});

test('allows calls, connections and images of an API on another origin', async () => {
  await site.write('config.json', JSON.stringify({ apiBase: 'https://api.partner.example/v1' }));
  const policy = await policyOf('/login');
  expect(policy).toContain("connect-src 'self' https://api.partner.example wss://api.partner.example");
  expect(policy).toContain("img-src 'self' data: blob: https://api.partner.example");
  expect(policy).toContain("script-src 'self'");
});

test('keeps the strict policy when config.json is not JSON', async () => {
  await site.write('config.json', '{');
  expect(await policyOf('/login')).toContain("script-src 'self'");
});
