import { createQueryClient, tokenStore } from '@escale/api-client';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { meQueryOptions } from './me-query';
import { createSession } from './session';
import { createAppStore } from './store';

const server = setupServer();
const user = {
  id: 'user-1',
  email: 'awa.kone@escale.test',
  username: 'awa.kone',
  firstName: 'Awa',
  lastName: 'Koné',
  role: 'ADMIN',
  status: 'ACTIVE',
  avatarUrl: null,
  createdAt: '2026-01-01T08:00:00Z',
  updatedAt: '2026-01-01T08:00:00Z',
  lastLoginAt: null,
  createdByUser: null,
  invitationPending: false,
};

function token(seconds: number, subject = user.id): string {
  return `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds, sub: subject }))}.s`;
}

function setUp({ hasUnsavedWork = false } = {}) {
  const store = createAppStore();
  const queryClient = createQueryClient(() => undefined);
  const session = createSession(store, queryClient, { hasUnsavedWork: () => hasUnsavedWork });
  return { session, queryClient, state: () => store.getState().session };
}

const otherTabSays = (newValue: string | null, oldValue: string | null = null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue, oldValue }));

const meAnswers = (answer: () => Response) => {
  const calls: string[] = [];
  server.use(
    http.get('*/api/auth/me', ({ request }) => {
      calls.push(request.headers.get('Authorization') ?? '');
      return answer();
    }),
  );
  return calls;
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  tokenStore.clear();
});
afterAll(() => server.close());

describe('start', () => {
  it('without a token asks nobody', async () => {
    const { session, state } = setUp();
    await session.start();
    expect(state().status).toBe('anonymous');
  });

  it('with a fresh token fetches the user', async () => {
    tokenStore.write(token(600));
    meAnswers(() => HttpResponse.json({ success: true, user }));
    const { session, state, queryClient } = setUp();
    await session.start();
    expect(state().status).toBe('authenticated');
    expect(queryClient.getQueryData(meQueryOptions().queryKey)?.firstName).toBe('Awa');
  });

  it.each([
    ['expired', token(-60)],
    ['garbage', 'garbage'],
  ])('refreshes a token that is %s first', async (_name, old) => {
    tokenStore.write(old);
    const renewed = token(600);
    server.use(
      http.post('*/api/auth/refresh', () => HttpResponse.json({ success: true, accessToken: renewed })),
    );
    const calls = meAnswers(() => HttpResponse.json({ success: true, user }));
    const { session, state } = setUp();
    await session.start();
    expect(state().status).toBe('authenticated');
    expect(calls).toEqual([`Bearer ${renewed}`]);
  });

  it('clears the token on a 401 from /auth/me, without a refresh', async () => {
    tokenStore.write(token(600));
    meAnswers(() => HttpResponse.json({ error: 'mort' }, { status: 401 }));
    const { session, state } = setUp();
    await session.start();
    expect(state()).toEqual({ status: 'anonymous', ended: 'expired' });
    expect(tokenStore.read()).toBeNull();
  });

  it.each([
    ['a 401', () => HttpResponse.json({}, { status: 401 })],
    ['a 502, twice', () => new HttpResponse(null, { status: 502 })],
    ['HTML', () => HttpResponse.html('<h1>Bonjour</h1>')],
    ['nothing', () => HttpResponse.error()],
  ])('ends the session when the refresh answers %s', async (_name, answer) => {
    tokenStore.write(token(-60));
    server.use(http.post('*/api/auth/refresh', answer));
    const { session, state } = setUp();
    await session.start();
    expect(state()).toEqual({ status: 'anonymous', ended: 'expired' });
    expect(tokenStore.read()).toBeNull();
  });

  it('keeps the token when /auth/me does not answer', async () => {
    tokenStore.write(token(600));
    meAnswers(() => HttpResponse.error());
    const { session, state } = setUp();
    await session.start();
    expect(state().status).toBe('unreachable');
    expect(tokenStore.read()).not.toBeNull();
  });
});

describe('hasValidToken, on public auth routes', () => {
  it('takes a fresh token without a call', async () => {
    tokenStore.write(token(600));
    expect(await setUp().session.hasValidToken()).toBe(true);
  });

  it('clears a token that cannot be renewed and leaves the session unlooked at', async () => {
    tokenStore.write(token(-60));
    server.use(http.post('*/api/auth/refresh', () => HttpResponse.json({}, { status: 401 })));
    const { session, state } = setUp();
    expect(await session.hasValidToken()).toBe(false);
    expect(tokenStore.read()).toBeNull();
    expect(state().status).toBe('idle');
  });
});

describe('signing out', () => {
  it('empties token, user and cache even when the server does not answer', async () => {
    server.use(http.post('*/api/auth/logout', () => HttpResponse.error()));
    const { session, state, queryClient } = setUp();
    session.establish({ user, accessToken: token(600) });
    queryClient.setQueryData(['users'], ['secret']);
    await session.signOut();
    expect(state()).toEqual({ status: 'anonymous', ended: 'signed-out' });
    expect(tokenStore.read()).toBeNull();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('follows a sign-out in another tab, whatever is being typed here', () => {
    const { session, state } = setUp({ hasUnsavedWork: true });
    const disconnect = session.connect();
    session.establish({ user, accessToken: token(600) });
    tokenStore.clear({ bySignOut: true });
    otherTabSays(null);
    expect(state()).toEqual({ status: 'anonymous', ended: 'signed-out' });
    disconnect();
  });

  it('follows a session that another tab has found dead', () => {
    const { session, state } = setUp();
    const disconnect = session.connect();
    session.establish({ user, accessToken: token(600) });
    tokenStore.clear();
    otherTabSays(null);
    expect(state()).toEqual({ status: 'anonymous', ended: 'expired' });
    disconnect();
  });

  it('does not mind a token that another tab has renewed', () => {
    const { session, state } = setUp();
    const disconnect = session.connect();
    const old = token(5);
    session.establish({ user, accessToken: old });
    otherTabSays(token(600), old);
    expect(state().status).toBe('authenticated');
    disconnect();
  });
});

describe('verify', () => {
  const gone = () => HttpResponse.json({ error: 'Session terminée' }, { status: 401 });

  it('ends a session that the server has cut, by one call however often it is asked', async () => {
    const { session, state } = setUp();
    session.establish({ user, accessToken: token(600) });
    const calls = meAnswers(gone);
    await Promise.all([session.verify(), session.verify(), session.verify()]);
    expect(state()).toEqual({ status: 'anonymous', ended: 'expired' });
    expect(calls).toHaveLength(1);
  });

  it('takes what the server says of the user', async () => {
    const { session, queryClient } = setUp();
    session.establish({ user, accessToken: token(600) });
    meAnswers(() => HttpResponse.json({ success: true, user: { ...user, role: 'OPERATOR' } }));
    await session.verify();
    expect(queryClient.getQueryData(meQueryOptions().queryKey)?.role).toBe('OPERATOR');
  });

  it.each([
    ['does not answer', () => HttpResponse.error()],
    ['fails', () => HttpResponse.json({}, { status: 500 })],
    ['sends a page', () => HttpResponse.html('<h1>Wi-Fi</h1>')],
  ])('keeps the session of a server that %s, and of a refresh that does', async (_name, answer) => {
    server.use(http.post('*/api/auth/refresh', answer));
    for (const life of [600, -60]) {
      const { session, state } = setUp();
      session.establish({ user, accessToken: token(life) });
      meAnswers(answer);
      await session.verify();
      expect(state().status).toBe('authenticated');
      expect(tokenStore.read()).not.toBeNull();
    }
  });

  it('asks nobody without a session', async () => {
    const { session } = setUp();
    const calls = meAnswers(gone);
    await session.verify();
    expect(calls).toEqual([]);
  });

  it.each([
    ['the window comes back', () => window.dispatchEvent(new Event('focus'))],
    ['the page comes back into view', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the network returns', () => window.dispatchEvent(new Event('online'))],
    ['a minute has passed', () => jest.advanceTimersByTime(60_000)],
  ])('happens when %s', async (_name, happen) => {
    jest.useFakeTimers({ advanceTimers: true });
    const { session, state } = setUp();
    const disconnect = session.connect();
    session.establish({ user, accessToken: token(600) });
    meAnswers(gone);
    jest.setSystemTime(Date.now() + 11_000);
    happen();
    await session.verify();
    expect(state().status).toBe('anonymous');
    disconnect();
    jest.useRealTimers();
  });
});

describe('a session that dies over unsaved work', () => {
  function interrupted() {
    const set = setUp({ hasUnsavedWork: true });
    const disconnect = set.session.connect();
    set.session.establish({ user, accessToken: token(600) });
    set.queryClient.setQueryData(['users'], ['kept']);
    tokenStore.clear();
    otherTabSays(null);
    disconnect();
    return set;
  }

  it('is interrupted: without a token, with what is in view', () => {
    const { state, queryClient } = interrupted();
    expect(state()).toEqual({ status: 'interrupted', ended: null });
    expect(tokenStore.read()).toBeNull();
    expect(queryClient.getQueryData(['users'])).toEqual(['kept']);
  });

  it('goes on when the same person signs in again', () => {
    const { session, state, queryClient } = interrupted();
    expect(session.establish({ user, accessToken: token(600) })).toBe(true);
    expect(state().status).toBe('authenticated');
    expect(queryClient.getQueryData(['users'])).toEqual(['kept']);
    expect(queryClient.getQueryState(['users'])?.isInvalidated).toBe(true);
  });

  it('leaves nothing to another person', () => {
    const { session, state, queryClient } = interrupted();
    const other = { ...user, id: 'user-2' };
    expect(session.establish({ user: other, accessToken: token(600, 'user-2') })).toBe(false);
    expect(state().status).toBe('authenticated');
    expect(queryClient.getQueryData(['users'])).toBeUndefined();
  });

  it('goes on when the same person signs in in another tab', () => {
    const { session, state, queryClient } = interrupted();
    const disconnect = session.connect();
    const renewed = token(600);
    tokenStore.write(renewed);
    otherTabSays(renewed);
    expect(state().status).toBe('authenticated');
    expect(queryClient.getQueryData(['users'])).toEqual(['kept']);
    disconnect();
  });

  it('ends when it is given up', () => {
    const { session, state, queryClient } = interrupted();
    session.discard();
    expect(state()).toEqual({ status: 'anonymous', ended: 'expired' });
    expect(queryClient.getQueryData(['users'])).toBeUndefined();
  });
});
