/** @jest-environment node */
import { startTestGateway } from './test-site';

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

test.each(['/login', '/gone.js', '/api/health', '/%'])('%s carries every security header', async (path) => {
  const { headers } = await site.ask(path, { headers: { accept: 'text/html' } });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
});

test('allows scripts from its own origin only, and no eval', async () => {
  const policy = await policyOf('/login');
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy.join()).not.toContain('unsafe-eval');
  expect(policy).toEqual(
    expect.arrayContaining(["require-trusted-types-for 'script'", 'trusted-types default']),
  );
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
