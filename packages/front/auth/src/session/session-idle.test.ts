import { createQueryClient, tokenStore } from '@escale/api-client';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createSession } from './session';
import { createAppStore } from '../state/store';
import { testUser as user, tokenExpiringIn } from './test-user';

const minuteMs = 60_000;
const idleLimitSeconds = 1_800;
const tokenWithIdleLimit = (idleSeconds?: number) => tokenExpiringIn(36_000, user.id, idleSeconds);

const calls: string[] = [];
const server = setupServer();

/** Advances the time by `ms` and runs the timers of the last second. */
async function advanceTime(ms: number): Promise<void> {
  jest.setSystemTime(Date.now() + ms - 1_000);
  await jest.advanceTimersByTimeAsync(1_000);
}

let disconnect = () => undefined as void;

function startIdleSession({
  hasUnsavedWork = false,
  idleSeconds,
}: {
  hasUnsavedWork?: boolean;
  idleSeconds?: number;
}) {
  const store = createAppStore();
  const queryClient = createQueryClient();
  const session = createSession(store, queryClient, { hasUnsavedWork: () => hasUnsavedWork });
  disconnect = session.connect();
  session.establish({ user, accessToken: tokenWithIdleLimit(idleSeconds) });
  queryClient.setQueryData(['users'], ['secret']);
  return { session, queryClient, state: () => store.getState().session };
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now());
  calls.length = 0;
  server.use(
    http.all('*/api/*', ({ request }) => {
      const { pathname } = new URL(request.url);
      calls.push(`${pathname} ${request.headers.get('Authorization')?.slice(0, 8) ?? ''}`);
      return HttpResponse.json(pathname.endsWith('/me') ? { success: true, user } : { success: true });
    }),
  );
});
afterEach(() => {
  disconnect();
  jest.useRealTimers();
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());

it('an unused session ends like an expired one, here and on the server', async () => {
  const { state, queryClient } = startIdleSession({ idleSeconds: idleLimitSeconds });
  await advanceTime(28 * minuteMs);
  expect(state()).toMatchObject({ status: 'authenticated', idleEndsAt: Date.now() + 2 * minuteMs });
  await advanceTime(2 * minuteMs);
  expect(state()).toEqual({ status: 'anonymous', ended: 'expired', endReason: 'EXPIRED' });
  expect(tokenStore.read()).toBeNull();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  await waitFor(() => expect(calls).toContain('/api/auth/logout Bearer h'));
});

it('an unused session over unsaved work is interrupted, and ends on the server', async () => {
  const { state, queryClient } = startIdleSession({ idleSeconds: idleLimitSeconds, hasUnsavedWork: true });
  await advanceTime(30 * minuteMs);
  expect(state().status).toBe('interrupted');
  expect(queryClient.getQueryData(['users'])).toEqual(['secret']);
  await waitFor(() => expect(calls).toContain('/api/auth/logout Bearer h'));
});

it('staying counts as activity, here and on the server', async () => {
  const { session, state } = startIdleSession({ idleSeconds: idleLimitSeconds });
  await advanceTime(28 * minuteMs);
  calls.length = 0;
  await session.stay();
  expect(calls).toEqual(['/api/auth/me Bearer h']);
  expect(state()).toMatchObject({ status: 'authenticated', idleEndsAt: undefined });
  await advanceTime(28 * minuteMs - 1);
  expect(state()).toMatchObject({ status: 'authenticated', idleEndsAt: undefined });
});

describe('a page that is loaded after the limit', () => {
  async function load() {
    startIdleSession({ idleSeconds: idleLimitSeconds });
    disconnect();
    jest.setSystemTime(Date.now() + 180 * minuteMs);
    const store = createAppStore();
    const session = createSession(store, createQueryClient());
    const started = session.start();
    disconnect = session.connect();
    expect(store.getState().session.status).toBe('starting');
    await started;
    await jest.advanceTimersByTimeAsync(0);
    return store.getState().session;
  }

  it('shows nothing of a session that the server has ended', async () => {
    const body = { success: false, code: 'UNAUTHENTICATED', error: 'Fin', sessionEnd: 'EXPIRED' };
    server.use(http.get('*/api/auth/me', () => HttpResponse.json(body, { status: 401 })));
    expect(await load()).toEqual({ status: 'anonymous', ended: 'expired', endReason: 'EXPIRED' });
    expect(tokenStore.read()).toBeNull();
  });

  it('keeps a session that the server knows: the clock was set', async () => {
    const { status, idleEndsAt } = await load();
    expect([status, idleEndsAt]).toEqual(['authenticated', undefined]);
  });
});

it('a clock that is set ahead while the page is open ends no session that the server knows', async () => {
  const { state } = startIdleSession({ idleSeconds: idleLimitSeconds, hasUnsavedWork: true });
  const passed = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => passed);
  jest.setSystemTime(Date.now() + 60 * minuteMs);
  await jest.advanceTimersByTimeAsync(1_000);
  await waitFor(() => expect(calls).toContain('/api/auth/me Bearer h'));
  await jest.advanceTimersByTimeAsync(2 * minuteMs);
  expect([state().status, state().idleEndsAt]).toEqual(['authenticated', undefined]);
});

it('a new sign-in starts the time again', async () => {
  const { session, state } = startIdleSession({ idleSeconds: idleLimitSeconds });
  await advanceTime(90 * minuteMs);
  session.establish({ user, accessToken: tokenWithIdleLimit(idleLimitSeconds) });
  await advanceTime(27 * minuteMs);
  expect(state()).toMatchObject({ status: 'authenticated', idleEndsAt: undefined });
});

it('without a limit in the token, as of a remembered session, nothing ends', async () => {
  const { state } = startIdleSession({});
  await advanceTime(180 * minuteMs);
  expect(state().status).toBe('authenticated');
});
