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

function setUp() {
  const store = createAppStore();
  const queryClient = createQueryClient(() => undefined);
  const session = createSession(store, queryClient);
  return { session, queryClient, state: () => store.getState().session };
}

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
    expect(state()).toEqual({ status: 'anonymous', ended: 'lost' });
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
    expect(state()).toEqual({ status: 'anonymous', ended: 'lost' });
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

describe('probe, on public auth routes', () => {
  it('takes a fresh token without a call', async () => {
    tokenStore.write(token(600));
    expect(await setUp().session.probe()).toBe(true);
  });

  it('clears a token that cannot be renewed and leaves the session unlooked at', async () => {
    tokenStore.write(token(-60));
    server.use(http.post('*/api/auth/refresh', () => HttpResponse.json({}, { status: 401 })));
    const { session, state } = setUp();
    expect(await session.probe()).toBe(false);
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

  it('follows a sign-out in another tab', () => {
    const { session, state } = setUp();
    const disconnect = session.connect();
    session.establish({ user, accessToken: token(600) });
    tokenStore.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null }));
    expect(state().status).toBe('anonymous');
    disconnect();
  });

  it('does not mind a token that another tab has renewed', () => {
    const { session, state } = setUp();
    const disconnect = session.connect();
    const old = token(5);
    session.establish({ user, accessToken: old });
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'accessToken', oldValue: old, newValue: token(600) }),
    );
    expect(state().status).toBe('authenticated');
    disconnect();
  });
});
