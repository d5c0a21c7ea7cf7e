import { AxiosError } from 'axios';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ApiError } from './api-error';
import { apiClient, onProofDemanded, onSessionExpired } from './client';
import { toApiError } from './to-api-error';
import { tokenExpiringIn } from './test-token';
import { tokenStore } from './token-store';

const server = setupServer();
const expiredToken = tokenExpiringIn(-60);
const freshToken = tokenExpiringIn(600);
const fresherToken = tokenExpiringIn(900);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  tokenStore.clear();
});
afterAll(() => server.close());

const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('the call went through')),
    (error: unknown) => error as ApiError,
  );

const refuseCall = (status = 401) =>
  HttpResponse.json({ success: false, code: 'UNAUTHENTICATED', error: 'mort' }, { status });

/** Mocks an API that accepts only `freshToken`; counts the requests. */
function mockApiBehindRefresh(refresh: () => Response) {
  const asked = { refresh: 0, data: 0 };
  server.use(
    http.post('*/api/auth/refresh', () => {
      asked.refresh += 1;
      return refresh();
    }),
    http.get('*/api/data', ({ request }) => {
      asked.data += 1;
      const open = request.headers.get('Authorization') === `Bearer ${freshToken}`;
      return open ? HttpResponse.json({ ok: true }) : refuseCall();
    }),
  );
  return asked;
}

const publicPaths = [
  '/auth/login',
  '/auth/verify-otp',
  '/auth/check-email',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/check-link',
  '/auth/confirm-email',
  '/auth/report-sign-in',
  '/auth/resend-otp',
  '/auth/otp-config',
  '/health',
];
const authenticatedPaths = ['/users', '/auth/me', '/auth/logout', '/auth/session-stats', '/healthy'];

describe('a request', () => {
  it('has the base path /api, cookies, a JSON body and a time-out of 10 s [§7-1 §7-34 §9-7]', async () => {
    let sent: Request | undefined;
    server.use(
      http.post('*/api/users', ({ request }) => {
        sent = request.clone();
        return HttpResponse.json({});
      }),
    );
    await apiClient.post('/users', { firstName: 'Awa' });
    expect(new URL(sent?.url ?? '').pathname).toBe('/api/users');
    expect(sent?.credentials).toBe('include');
    expect(sent?.headers.get('Content-Type')).toMatch('application/json');
    expect(await sent?.json()).toEqual({ firstName: 'Awa' });
    expect(apiClient.defaults.timeout).toBe(10_000);
  });
});

describe('an answer with status 200 and `success: false`', () => {
  const body = { success: false, error: 'Compte fermé', code: 'STALE', cooldownSeconds: 7 };

  it('is a refusal with the text of the server', async () => {
    server.use(http.post('*/api/auth/check-email', () => HttpResponse.json(body)));
    const error = await failureOf(apiClient.post('/auth/check-email', {}));
    expect(error).toMatchObject({
      name: 'ApiError',
      kind: 'rejected',
      status: 200,
      path: '/auth/check-email',
    });
    expect(error).toMatchObject({ serverText: 'Compte fermé', code: 'STALE', cooldownSeconds: 7 });
  });

  it('is not taken for a new token', async () => {
    mockApiBehindRefresh(() => HttpResponse.json({ success: false, accessToken: freshToken }));
    tokenStore.write(expiredToken);
    expect(await failureOf(apiClient.get('/data'))).toMatchObject({ kind: 'unauthenticated' });
    expect(tokenStore.read()).toBeNull();
  });
});

describe('the identifier of a call', () => {
  const headers = { 'x-request-id': 'k3f9-2mxp-7qtd' };

  it('is kept with a failure of the service', async () => {
    server.use(http.get('*/api/data', () => HttpResponse.json({}, { status: 500, headers })));
    const reference = 'k3f9-2mxp-7qtd';
    expect(await failureOf(apiClient.get('/data'))).toMatchObject({ kind: 'server', reference });
  });

  it.each([403, 404, 409, 422])('is not kept with a refusal (%d)', async (status) => {
    server.use(http.get('*/api/data', () => HttpResponse.json({}, { status, headers })));
    expect(await failureOf(apiClient.get('/data'))).toMatchObject({ status, reference: undefined });
  });

  it('is missing where the server sends none', async () => {
    server.use(http.get('*/api/data', () => HttpResponse.json({}, { status: 500 })));
    expect(await failureOf(apiClient.get('/data'))).toMatchObject({ kind: 'server', reference: undefined });
  });
});

describe('bearer token', () => {
  it('is sent with every request except the public ones [§7-2]', async () => {
    const seen = new Map<string, string | null>();
    server.use(
      http.all('*/api/*', ({ request }) => {
        seen.set(new URL(request.url).pathname, request.headers.get('Authorization'));
        return HttpResponse.json({});
      }),
    );
    tokenStore.write(freshToken);
    for (const path of [...publicPaths, ...authenticatedPaths]) await apiClient.get(path);
    for (const path of publicPaths) expect([path, seen.get(`/api${path}`)]).toEqual([path, null]);
    for (const path of authenticatedPaths)
      expect([path, seen.get(`/api${path}`)]).toEqual([path, `Bearer ${freshToken}`]);
  });
});

describe('an expired token', () => {
  it('is refreshed once and the request is replayed [§4-9 §7-9 §9-9]', async () => {
    const asked = mockApiBehindRefresh(() => HttpResponse.json({ success: true, accessToken: freshToken }));
    tokenStore.write(expiredToken);
    expect((await apiClient.get('/data')).data).toEqual({ ok: true });
    expect(tokenStore.read()).toBe(freshToken);
    expect(asked).toEqual({ refresh: 1, data: 2 });
  });

  it('leads to one refresh for ten concurrent requests', async () => {
    const asked = mockApiBehindRefresh(() => HttpResponse.json({ success: true, accessToken: freshToken }));
    tokenStore.write(expiredToken);
    await Promise.all(Array.from({ length: 10 }, () => apiClient.get('/data')));
    expect(asked).toEqual({ refresh: 1, data: 20 });
  });

  it('is not refreshed when another tab has stored a fresh one', async () => {
    const asked = mockApiBehindRefresh(() => HttpResponse.json({}, { status: 500 }));
    server.use(
      http.get(
        '*/api/data',
        () => {
          tokenStore.write(freshToken);
          return refuseCall();
        },
        { once: true },
      ),
    );
    tokenStore.write(expiredToken);
    await apiClient.get('/data');
    expect(asked.refresh).toBe(0);
  });

  it.each([
    ['a sign-out', () => tokenStore.clear({ bySignOut: true }), null],
    ['the sign-in of another tab', () => tokenStore.write(fresherToken), fresherToken],
  ])('does not overwrite %s during the refresh', async (_name, happen, expected) => {
    mockApiBehindRefresh(() => {
      happen();
      return HttpResponse.json({ success: true, accessToken: freshToken });
    });
    tokenStore.write(expiredToken);
    await apiClient.get('/data').catch(() => undefined);
    expect(tokenStore.read()).toBe(expected);
  });

  it('that cannot be refreshed ends the session [§4-9]', async () => {
    const lost = jest.fn();
    onSessionExpired(lost);
    mockApiBehindRefresh(() => refuseCall());
    tokenStore.write(expiredToken);
    expect((await failureOf(apiClient.get('/data'))).kind).toBe('unauthenticated');
    expect(lost).toHaveBeenCalledTimes(1);
    expect(tokenStore.read()).toBeNull();
  });

  it('gives way to a token that another tab stores while its own refresh is refused', async () => {
    mockApiBehindRefresh(() => {
      tokenStore.write(freshToken);
      return refuseCall();
    });
    tokenStore.write(expiredToken);
    expect((await apiClient.get('/data')).data).toEqual({ ok: true });
    expect(tokenStore.read()).toBe(freshToken);
  });

  it('is refreshed again after one 502 [§8-52]', async () => {
    let answers = 0;
    const asked = mockApiBehindRefresh(() =>
      (answers += 1) === 1
        ? new HttpResponse('bad gateway', { status: 502 })
        : HttpResponse.json({ success: true, accessToken: freshToken }),
    );
    tokenStore.write(expiredToken);
    await apiClient.get('/data');
    expect(asked.refresh).toBe(2);
  });

  it('is replayed only once [§4-9 §9-9]', async () => {
    const asked = mockApiBehindRefresh(() => HttpResponse.json({ success: true, accessToken: expiredToken }));
    tokenStore.write(expiredToken);
    expect((await failureOf(apiClient.get('/data'))).kind).toBe('unauthenticated');
    expect(asked).toEqual({ refresh: 1, data: 2 });
  });

  it.each(['/auth/me', '/auth/logout', '/auth/login'])('is not refreshed for %s', async (path) => {
    const asked = mockApiBehindRefresh(() => HttpResponse.json({ success: true, accessToken: freshToken }));
    server.use(http.all(`*/api${path}`, () => refuseCall()));
    tokenStore.write(expiredToken);
    expect((await failureOf(apiClient.post(path, {}))).kind).toBe('unauthenticated');
    expect(asked.refresh).toBe(0);
  });
});

describe('a 401 of /auth/me', () => {
  const answers = () => {
    const asked = mockApiBehindRefresh(() => HttpResponse.json({ success: true, accessToken: freshToken }));
    server.use(
      http.get('*/api/auth/me', ({ request }) =>
        request.headers.get('Authorization') === `Bearer ${freshToken}`
          ? HttpResponse.json({ ok: true })
          : refuseCall(),
      ),
    );
    return asked;
  };

  it('is final for a token that this page received', async () => {
    const asked = answers();
    tokenStore.write(fresherToken);
    expect((await failureOf(apiClient.get('/auth/me'))).kind).toBe('unauthenticated');
    expect(asked.refresh).toBe(0);
  });

  it('leads to a refresh when a clock may have been set since the token arrived', async () => {
    const asked = answers();
    localStorage.setItem('accessToken', fresherToken);
    expect((await apiClient.get('/auth/me')).data).toEqual({ ok: true });
    expect(asked.refresh).toBe(1);
  });
});

describe('a demanded proof of identity', () => {
  const demand = () =>
    HttpResponse.json({ error: 'Confirmez.', code: 'REAUTHENTICATION_REQUIRED' }, { status: 409 });

  /** Mocks an API that demands a sign-in newer than that of `freshToken`; records the body of each call. */
  function apiBehindProof() {
    const bodies: unknown[] = [];
    server.use(
      http.put('*/api/data', async ({ request }) => {
        bodies.push(await request.json());
        const isProven = request.headers.get('Authorization') === `Bearer ${fresherToken}`;
        return isProven ? HttpResponse.json({ ok: true }) : demand();
      }),
    );
    return bodies;
  }
  const change = (body: object = { a: 1 }) => apiClient.put('/data', body);
  let asked = 0;
  const prove = () => {
    asked += 1;
    tokenStore.write(fresherToken);
    return Promise.resolve(true);
  };

  beforeEach(() => {
    asked = 0;
    tokenStore.write(freshToken);
  });
  afterEach(() => onProofDemanded(() => Promise.resolve(false)));

  it('is asked for, and the call is repeated once with the new token', async () => {
    onProofDemanded(prove);
    const bodies = apiBehindProof();
    expect((await change()).data).toEqual({ ok: true });
    expect(bodies).toEqual([{ a: 1 }, { a: 1 }]);
    expect(asked).toBe(1);
  });

  it('is asked for after a refresh too', async () => {
    onProofDemanded(prove);
    const bodies = apiBehindProof();
    mockApiBehindRefresh(() => HttpResponse.json({ success: true, accessToken: freshToken }));
    server.use(http.put('*/api/data', () => refuseCall(), { once: true }));
    tokenStore.write(expiredToken);
    expect((await change()).data).toEqual({ ok: true });
    expect(bodies).toHaveLength(2);
  });

  it('fails the call with its error when the person gives up', async () => {
    onProofDemanded(() => Promise.resolve(false));
    const bodies = apiBehindProof();
    expect(await failureOf(change())).toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
      kind: 'rejected',
      serverText: 'Confirmez.',
    });
    expect(bodies).toHaveLength(1);
  });

  it('is not asked for twice by one call', async () => {
    onProofDemanded(prove);
    server.use(http.put('*/api/data', demand));
    expect((await failureOf(change())).code).toBe('REAUTHENTICATION_REQUIRED');
    expect(asked).toBe(1);
  });
});

describe('failures', () => {
  it.each([
    [400, 'rejected'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'rejected'],
    [429, 'rate-limited'],
    [500, 'server'],
    [503, 'server'],
  ])('%i is %s, with the text of the server [§8-50]', async (status, kind) => {
    server.use(
      http.get('*/api/data', () =>
        HttpResponse.json(
          { success: false, error: 'Non.', code: 'CONFLICT', cooldownSeconds: 42 },
          { status },
        ),
      ),
    );
    const error = await failureOf(apiClient.get('/data'));
    expect(error).toMatchObject({ kind, status, serverText: 'Non.', code: 'CONFLICT', cooldownSeconds: 42 });
  });

  it.each([
    ['the page of a captive portal', 200, '<h1>Wi-Fi</h1>', 'text/html'],
    ['the login of a proxy', 401, '<h1>Proxy</h1>', 'text/html'],
    ['the JSON of a proxy', 401, '{"message":"sign in"}', 'application/json'],
    ['a page of a firewall', 403, '<h1>Blocked</h1>', 'text/html'],
    ['the JSON of a firewall', 403, '{"error":"blocked"}', 'application/json'],
    ['a demand of a proxy', 407, '', 'text/plain'],
    ['a limit of headers', 431, 'Request Header Fields Too Large', 'text/plain'],
    ['a refusal by a proxy', 400, '<h1>Bad Request</h1>', 'text/html'],
  ])('%s is a network failure, and the token is kept [§7-1]', async (_what, status, body, type) => {
    const headers = { 'content-type': type };
    const refresh = jest.fn(() => new HttpResponse(body, { status, headers }));
    server.use(
      http.get('*/api/data', () => new HttpResponse(body, { status, headers })),
      http.post('*/api/auth/refresh', refresh),
    );
    tokenStore.write(freshToken);
    expect(await failureOf(apiClient.get('/data'))).toMatchObject({ kind: 'network', isRefusal: false });
    expect(refresh).not.toHaveBeenCalled();
    expect(tokenStore.read()).toBe(freshToken);
  });

  it.each([
    ['HTML with 403', () => HttpResponse.html('<h1>Blocked</h1>', { status: 403 })],
    ['HTML with 200', () => HttpResponse.html('<h1>Wi-Fi</h1>')],
    ['the JSON of a proxy', () => HttpResponse.json({ message: 'no' }, { status: 401 })],
    ['502', () => new HttpResponse(null, { status: 502 })],
    ['nothing', () => HttpResponse.error()],
  ])('a refresh that is answered by %s ends no session', async (_what, answer) => {
    const lost = jest.fn();
    onSessionExpired(lost);
    mockApiBehindRefresh(answer);
    tokenStore.write(expiredToken);
    expect(await failureOf(apiClient.get('/data'))).toMatchObject({ kind: 'network', path: '/data' });
    expect(lost).not.toHaveBeenCalled();
    expect(tokenStore.read()).toBe(expiredToken);
  });

  it('a missing response is a network failure', async () => {
    server.use(http.get('*/api/data', () => HttpResponse.error()));
    expect((await failureOf(apiClient.get('/data'))).kind).toBe('network');
  });

  // Only converts the error, since MSW cannot time out; the browser suite provokes a real time-out.
  it('a late response is a time-out', () => {
    expect(toApiError(new AxiosError('timeout', AxiosError.ECONNABORTED)).kind).toBe('timeout');
  });
});
