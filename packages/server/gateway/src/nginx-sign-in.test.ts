import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { realtimePath } from '@escale/contracts';
import { io } from 'socket.io-client';
import { fillDataFolder, startApiProcess, type ApiProcess } from '@escale/core/testing';
import { isNginxThere, nginxTest, startNginx } from './test-nginx';
import { startTestGateway } from './test-site';

const dataDir = mkdtempSync(path.join(tmpdir(), 'nginx-sign-in-'));
let api: ApiProcess | undefined;
beforeAll(async () => {
  if (!isNginxThere) return;
  await fillDataFolder(dataDir);
  api = await startApiProcess({ ESCALE_DATA_DIR: dataDir, OTP_RESEND_COOLDOWN_SECONDS: '0' });
});
afterAll(async () => {
  await api?.stop();
  rmSync(dataDir, { recursive: true });
});

const account = { email: 'admin@escale.test', password: 'Escale-Demo-2025!' };

/** Returns a minimal browser for the API at this origin: it keeps cookies and sends the page's origin. */
function browserAt(origin: string) {
  const cookies = new Map<string, string>();
  return async (method: string, path: string, body?: unknown, token?: string) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        origin,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body ?? {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };
}

function runningApi(): ApiProcess {
  if (api === undefined) throw new Error('the API has not started');
  return api;
}

async function signIn(call: ReturnType<typeof browserAt>, apiOrigin: string): Promise<string> {
  const known = await call('POST', '/auth/check-email', { email: account.email });
  const login = await call('POST', '/auth/login', account);
  const mails = await fetch(`${apiOrigin}/mailbox.json?to=${account.email}&limit=1`);
  const [mail] = (await mails.json()) as { code: string }[];
  const verified = await call('POST', '/auth/verify-otp', { email: account.email, otpCode: mail?.code });
  expect([known.status, login.status, verified.status]).toEqual([200, 200, 200]);
  return verified.body.accessToken ?? '';
}

nginxTest('nginx with this block signs people in, keeps them live and signs them out', async () => {
  const { host, origin } = runningApi();
  const site = await startTestGateway();
  await site.write('index.html', '<p>Escale</p>');
  const server = await startNginx(site.siteDir, [host]);
  try {
    const call = browserAt(server.origin);
    const accessToken = await signIn(call, origin);
    const refreshed = await call('POST', '/auth/refresh');
    expect([refreshed.status, refreshed.body.accessToken === accessToken]).toEqual([200, false]);

    const socket = io(server.origin, {
      path: realtimePath,
      transports: ['websocket'],
      reconnection: false,
      auth: { token: refreshed.body.accessToken },
      extraHeaders: { origin: server.origin },
    });
    const told = new Promise<{ action: string }>((resolve) => socket.once('user_activity', resolve));
    const ended = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve).once('connect_error', reject);
    });
    await signIn(browserAt(server.origin), origin);
    expect((await told).action).toMatch(/login|sign/i);

    expect((await call('POST', '/auth/logout', {}, refreshed.body.accessToken)).status).toBe(200);
    await ended;
    expect((await call('POST', '/auth/refresh')).status).toBe(401);
  } finally {
    await server.stop();
    await site.stop();
  }
});

nginxTest(
  'nginx with this block compresses the registry and leaves the answers of the API alone',
  async () => {
    const site = await startTestGateway();
    await site.write('index.html', '<p>Escale</p>');
    await site.write('modules.json', JSON.stringify({ text: 'module '.repeat(1_000) }));
    const server = await startNginx(site.siteDir, [runningApi().host]);
    try {
      const headers = { 'accept-encoding': 'gzip' };
      const registry = await fetch(`${server.origin}/modules.json`, { headers });
      expect(registry.headers.get('content-encoding')).toBe('gzip');
      const health = await fetch(`${server.origin}/api/health`, { headers });
      expect([health.status, health.headers.get('content-encoding')]).toEqual([200, null]);
    } finally {
      await server.stop();
      await site.stop();
    }
  },
);
