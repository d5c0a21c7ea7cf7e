import { overrideConsent } from '@escale/contracts';
import { startTestGateway } from './test-site';

let site: Awaited<ReturnType<typeof startTestGateway>>;

const ownModuleOrigin = 'http://localhost:3010';

beforeEach(async () => {
  site = await startTestGateway();
  await site.write('index.html', '<!doctype html>');
  await configure({ moduleOverride: true });
});

afterEach(() => site.stop());

const configure = (config: object) => site.write('config.json', JSON.stringify(config));

const sendConsent = (
  changes: { headers?: Record<string, string>; origin?: string; method?: string } = {},
) => {
  const { headers = ownPageHeaders(), origin = ownModuleOrigin, method = 'POST' } = changes;
  const isPost = method === 'POST';
  return site.ask(overrideConsent.path, {
    method,
    headers: { ...(isPost && { 'content-type': 'application/json' }), ...headers },
    ...(isPost && { body: JSON.stringify({ origin }) }),
  });
};

const ownPageHeaders = (): Record<string, string> => ({ origin: site.origin, [overrideConsent.header]: '1' });

const requestPage = (cookie?: string) =>
  site.ask('/containers', { headers: { accept: 'text/html', ...(cookie !== undefined && { cookie }) } });

const policyOf = async (cookie?: string) =>
  String((await requestPage(cookie)).headers['content-security-policy']);

const cookieOf = (answer: Awaited<ReturnType<typeof sendConsent>>) => String(answer.headers['set-cookie']);

describe('the content policy of a user who has consented', () => {
  it('names the one origin, for scripts, styles and its connection, and is not cached', async () => {
    const answer = await sendConsent();
    expect(answer.status).toBe(204);
    expect(cookieOf(answer)).toMatch(
      /^__Host-escale-override=http:\/\/localhost:3010; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const opened = await requestPage(cookieOf(answer).split(';')[0]);
    expect(opened.headers['cache-control']).toBe('private, no-store');
    const policy = String(opened.headers['content-security-policy']).split('; ');
    expect(policy).toContain(`script-src 'self' ${ownModuleOrigin}`);
    expect(policy).toContain(`connect-src 'self' ${ownModuleOrigin} ws://localhost:3010`);
    expect(policy).toContain('trusted-types default');
  });

  it('is the usual one for users who have not consented, or have withdrawn their consent', async () => {
    expect(await policyOf()).not.toContain('localhost');
    const answer = await sendConsent({ method: 'DELETE' });
    expect(answer.status).toBe(204);
    expect(cookieOf(answer)).toMatch(/^__Host-escale-override=; Max-Age=0;/);
  });

  it('is the usual one when the site no longer permits overrides', async () => {
    await configure({});
    expect(await policyOf(`__Host-escale-override=${encodeURIComponent(ownModuleOrigin)}`)).not.toContain(
      'localhost',
    );
  });

  it.each(['https://evil.example', "http://localhost:3010 'unsafe-eval'", 'http://localhost.evil.example'])(
    'ignores any other value of the cookie: %s',
    async (value) => {
      const policy = await policyOf(`__Host-escale-override=${encodeURIComponent(value)}`);
      expect(policy).toBe(await policyOf());
    },
  );
});

describe('consent is refused', () => {
  it('where the site does not permit it', async () => {
    await configure({});
    const answer = await sendConsent();
    expect(answer.status).toBe(403);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it.each(['POST', 'DELETE'])('to a page of another site: %s', async (method) => {
    for (const headers of [
      { ...ownPageHeaders(), origin: 'https://evil.example' },
      { ...ownPageHeaders(), origin: 'null' },
      { origin: site.origin },
      { [overrideConsent.header]: '1' },
    ] as Record<string, string>[]) {
      const answer = await sendConsent({ method, headers });
      expect(answer.status).toBe(403);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
  });

  it.each(['https://cdn.escale.test', 'http://10.0.0.1:3010', 'localhost:3010', ''])(
    'for a module of another machine: %s',
    async (origin) => {
      const answer = await sendConsent({ origin });
      expect(answer.status).toBe(400);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    },
  );

  it('to a link: opening an address does not count as consent', async () => {
    const answer = await site.ask(overrideConsent.path, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(400);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
});
