import { apiClient, tokenStore } from '@escale/api-client';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { meQueryOptions } from './me-query';
import { answerMe, changeTokenInOtherTab, server, setUpSession } from './test-session';
import { testUser as user, tokenExpiringIn as token } from './test-user';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  tokenStore.clear();
});
afterAll(() => server.close());

describe('start', () => {
  it('without a token makes no call [§4-7]', async () => {
    const { session, state } = setUpSession();
    await session.start();
    expect(state().status).toBe('anonymous');
  });

  it('with a fresh token fetches the user [§4-7 §7-11]', async () => {
    tokenStore.write(token(600));
    answerMe(() => HttpResponse.json({ success: true, user }));
    const { session, state, queryClient } = setUpSession();
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
    const calls = answerMe(() => HttpResponse.json({ success: true, user }));
    const { session, state } = setUpSession();
    await session.start();
    expect(state().status).toBe('authenticated');
    expect(calls).toEqual([`Bearer ${renewed}`]);
  });

  it('clears the token on a 401 from /auth/me, without a refresh [§4-7]', async () => {
    tokenStore.write(token(600));
    answerMe(() => HttpResponse.json({ success: false, error: 'mort' }, { status: 401 }));
    const { session, state } = setUpSession();
    await session.start();
    expect(state()).toEqual({ status: 'anonymous', ended: 'expired' });
    expect(tokenStore.read()).toBeNull();
  });

  it('ends without a refresh when /auth/me says why the session of a stored token is over', async () => {
    localStorage.setItem('accessToken', token(600));
    const refusal = { success: false, error: 'Fin', sessionEnd: 'CLOSED_BY_ADMINISTRATOR' };
    answerMe(() => HttpResponse.json(refusal, { status: 401 }));
    const { session, state } = setUpSession();
    await session.start();
    expect(state()).toMatchObject({ ended: 'expired', endReason: 'CLOSED_BY_ADMINISTRATOR' });
  });

  it('ends the session when the API refuses the refresh [§4-6]', async () => {
    tokenStore.write(token(-60));
    server.use(http.post('*/api/auth/refresh', () => HttpResponse.json({ success: false }, { status: 401 })));
    const { session, state, queryClient } = setUpSession();
    queryClient.setQueryData(['users'], ['secret']);
    await session.start();
    expect(state()).toEqual({ status: 'anonymous', ended: 'expired' });
    expect(tokenStore.read()).toBeNull();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it.each([
    ['a refresh', token(-60), 'post', '*/api/auth/refresh'],
    ['the current user', token(600), 'get', '*/api/auth/me'],
  ] as const)('keeps why the session is over when %s is refused, also for the other tabs', async (...row) => {
    const [, held, method, path] = row;
    tokenStore.write(held);
    const refusal = { success: false, code: 'UNAUTHENTICATED', error: 'Fin', sessionEnd: 'PASSWORD_CHANGED' };
    server.use(http[method](path, () => HttpResponse.json(refusal, { status: 401 })));
    const { session, state } = setUpSession();
    await session.start();
    expect(state()).toMatchObject({ ended: 'expired', endReason: 'PASSWORD_CHANGED' });
    expect(tokenStore.endReason()).toBe('PASSWORD_CHANGED');
    tokenStore.write(token(600));
    expect(tokenStore.endReason()).toBeUndefined();
  });

  it('stays signed out when another tab signs out meanwhile', async () => {
    tokenStore.write(token(600));
    server.use(http.get('*/api/auth/me', () => new Promise<never>(() => undefined)));
    const { session, state } = setUpSession();
    const disconnect = session.connect();
    const started = session.start();
    tokenStore.clear({ bySignOut: true });
    changeTokenInOtherTab(null);
    await started;
    expect(state()).toEqual({ status: 'anonymous', ended: 'signed-out' });
    disconnect();
  });

  it('starts again for the user who signs in in another tab meanwhile', async () => {
    const old = token(600);
    tokenStore.write(old);
    const other = { ...user, id: 'user-2', firstName: 'Yao' };
    server.use(http.get('*/api/auth/me', () => new Promise<never>(() => undefined), { once: true }));
    const { session, state, queryClient } = setUpSession();
    const disconnect = session.connect();
    const started = session.start();
    const next = token(600, other.id);
    tokenStore.write(next);
    answerMe(() => HttpResponse.json({ success: true, user: other }));
    changeTokenInOtherTab(next, old);
    await started;
    expect(state().status).toBe('starting');
    await waitFor(() => expect(state().status).toBe('authenticated'));
    expect(queryClient.getQueryData(meQueryOptions().queryKey)?.firstName).toBe('Yao');
    disconnect();
  });

  it('keeps the token when /auth/me does not answer', async () => {
    tokenStore.write(token(600));
    answerMe(() => HttpResponse.error());
    const { session, state } = setUpSession();
    await session.start();
    expect(state().status).toBe('unreachable');
    expect(tokenStore.read()).not.toBeNull();
  });
});

describe('hasValidToken', () => {
  it('accepts a fresh token without a call', async () => {
    tokenStore.write(token(600));
    expect(await setUpSession().session.hasValidToken()).toBe(true);
  });

  it('clears a token whose refresh is refused and leaves the session idle', async () => {
    tokenStore.write(token(-60));
    server.use(http.post('*/api/auth/refresh', () => HttpResponse.json({ success: false }, { status: 401 })));
    const { session, state } = setUpSession();
    expect(await session.hasValidToken()).toBe(false);
    expect(tokenStore.read()).toBeNull();
    expect(state().status).toBe('idle');
  });
});

describe('signing out', () => {
  it('clears token, user and cache even when the server does not answer [§3-8 §4-6 §7-10]', async () => {
    server.use(http.post('*/api/auth/logout', () => HttpResponse.error()));
    const { session, state, queryClient } = setUpSession();
    session.establish({ user, accessToken: token(600) });
    queryClient.setQueryData(['users'], ['secret']);
    await session.signOut();
    expect(state()).toEqual({ status: 'anonymous', ended: 'signed-out' });
    expect(tokenStore.read()).toBeNull();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('waits two seconds at most for a server that does not answer', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    let sent: string | null = null;
    server.use(
      http.post('*/api/auth/logout', ({ request }) => {
        sent = request.headers.get('Authorization');
        return new Promise<never>(() => undefined);
      }),
    );
    const { session, state } = setUpSession();
    const accessToken = token(600);
    session.establish({ user, accessToken });
    const signedOut = session.signOut();
    await jest.advanceTimersByTimeAsync(2_000);
    await signedOut;
    jest.useRealTimers();
    expect(state()).toEqual({ status: 'anonymous', ended: 'signed-out' });
    await waitFor(() => expect(sent).toBe(`Bearer ${accessToken}`));
  });

  it('is not undone by a refresh that was under way', async () => {
    let answerRefresh = (_response: Response): void => undefined;
    const refreshed = new Promise<Response>((resolve) => (answerRefresh = resolve));
    const requested = new Promise<void>((resolve) =>
      server.use(
        http.post('*/api/auth/refresh', () => (resolve(), refreshed)),
        http.post('*/api/auth/logout', () => HttpResponse.json({ success: true })),
      ),
    );
    const { session, state } = setUpSession();
    const disconnect = session.connect();
    session.establish({ user, accessToken: token(-60) });
    const verified = session.verify();
    await requested;
    await session.signOut();
    answerRefresh(HttpResponse.json({ success: true, accessToken: token(600) }));
    await verified;
    expect(tokenStore.read()).toBeNull();
    expect(state()).toEqual({ status: 'anonymous', ended: 'signed-out' });
    disconnect();
  });

  it('is final, whatever call fails afterwards', async () => {
    server.use(
      http.post('*/api/auth/logout', () => HttpResponse.json({ success: true })),
      http.get('*/api/users', () => HttpResponse.json({ success: false }, { status: 401 })),
    );
    const { session, state } = setUpSession();
    const disconnect = session.connect();
    session.establish({ user, accessToken: token(600) });
    await session.signOut();
    await apiClient.get('/users').catch(() => undefined);
    expect(state()).toEqual({ status: 'anonymous', ended: 'signed-out' });
    disconnect();
  });

  it('leaves no valid token, even if one turns up in storage', async () => {
    const { session, state } = setUpSession();
    await session.start();
    expect(state().status).toBe('anonymous');
    tokenStore.write(token(600));
    expect(await session.hasValidToken()).toBe(false);
  });

  it('follows a sign-out in another tab, even over unsaved work', () => {
    const { session, state } = setUpSession({ hasUnsavedWork: true });
    const disconnect = session.connect();
    session.establish({ user, accessToken: token(600) });
    tokenStore.clear({ bySignOut: true });
    changeTokenInOtherTab(null);
    expect(state()).toEqual({ status: 'anonymous', ended: 'signed-out' });
    disconnect();
  });

  it('follows a session that another tab has found expired', () => {
    const { session, state } = setUpSession();
    const disconnect = session.connect();
    session.establish({ user, accessToken: token(600) });
    tokenStore.clear();
    changeTokenInOtherTab(null);
    expect(state()).toEqual({ status: 'anonymous', ended: 'expired' });
    disconnect();
  });

  it('ignores a token that another tab has refreshed', () => {
    const { session, state } = setUpSession();
    const disconnect = session.connect();
    const old = token(5);
    session.establish({ user, accessToken: old });
    changeTokenInOtherTab(token(600), old);
    expect(state().status).toBe('authenticated');
    disconnect();
  });
});

describe('verify', () => {
  const refuseToken = () => HttpResponse.json({ success: false, error: 'Session terminée' }, { status: 401 });

  it('ends a session that the server has ended; concurrent calls share one request', async () => {
    const { session, state } = setUpSession();
    session.establish({ user, accessToken: token(600) });
    const calls = answerMe(refuseToken);
    await Promise.all([session.verify(), session.verify(), session.verify()]);
    expect(state()).toEqual({ status: 'anonymous', ended: 'expired' });
    expect(calls).toHaveLength(1);
  });

  it('updates the user', async () => {
    const { session, queryClient } = setUpSession();
    session.establish({ user, accessToken: token(600) });
    answerMe(() => HttpResponse.json({ success: true, user: { ...user, role: 'OPERATOR' } }));
    await session.verify();
    expect(queryClient.getQueryData(meQueryOptions().queryKey)?.role).toBe('OPERATOR');
  });

  it('makes no call without a session', async () => {
    const { session } = setUpSession();
    const calls = answerMe(refuseToken);
    await session.verify();
    expect(calls).toEqual([]);
  });

  it.each([
    ['the window regains focus', () => window.dispatchEvent(new Event('focus'))],
    ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the network returns', () => window.dispatchEvent(new Event('online'))],
    ['a minute has passed', () => jest.advanceTimersByTime(60_000)],
  ])('runs when %s', async (_name, trigger) => {
    jest.useFakeTimers({ advanceTimers: true });
    const { session, state } = setUpSession();
    const disconnect = session.connect();
    session.establish({ user, accessToken: token(600) });
    answerMe(refuseToken);
    jest.setSystemTime(Date.now() + 11_000);
    trigger();
    await session.verify();
    expect(state().status).toBe('anonymous');
    disconnect();
    jest.useRealTimers();
  });
});

describe('a session that expires over unsaved work', () => {
  function interrupted() {
    const set = setUpSession({ hasUnsavedWork: true });
    const disconnect = set.session.connect();
    set.session.establish({ user, accessToken: token(600) });
    set.queryClient.setQueryData(['users'], ['kept']);
    tokenStore.clear();
    changeTokenInOtherTab(null);
    disconnect();
    return set;
  }

  it('is interrupted: no token, cache kept', () => {
    const { state, queryClient } = interrupted();
    expect(state()).toEqual({ status: 'interrupted', ended: null });
    expect(tokenStore.read()).toBeNull();
    expect(queryClient.getQueryData(['users'])).toEqual(['kept']);
  });

  it('resumes when the same person signs in again', () => {
    const { session, state, queryClient } = interrupted();
    expect(session.establish({ user, accessToken: token(600) })).toBe(true);
    expect(state().status).toBe('authenticated');
    expect(queryClient.getQueryData(['users'])).toEqual(['kept']);
    expect(queryClient.getQueryState(['users'])?.isInvalidated).toBe(true);
  });

  it('keeps nothing for another person', () => {
    const { session, state, queryClient } = interrupted();
    const other = { ...user, id: 'user-2' };
    expect(session.establish({ user: other, accessToken: token(600, 'user-2') })).toBe(false);
    expect(state().status).toBe('authenticated');
    expect(queryClient.getQueryData(['users'])).toBeUndefined();
  });

  it('resumes when the same person signs in in another tab', () => {
    const { session, state, queryClient } = interrupted();
    const disconnect = session.connect();
    const renewed = token(600);
    tokenStore.write(renewed);
    changeTokenInOtherTab(renewed);
    expect(state().status).toBe('authenticated');
    expect(queryClient.getQueryData(['users'])).toEqual(['kept']);
    disconnect();
  });

  it('ends when it is discarded', () => {
    const { session, state, queryClient } = interrupted();
    session.discard();
    expect(state()).toEqual({ status: 'anonymous', ended: 'expired' });
    expect(queryClient.getQueryData(['users'])).toBeUndefined();
  });
});
