import { tokenStore } from '@escale/api-client';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerMe, dispatchTokenChange, server, setUpSession } from './test-session';
import { testUser as user, tokenExpiringIn as token } from './test-user';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  tokenStore.clear();
});
afterAll(() => server.close());

describe('what does not come from the API ends no session', () => {
  it.each([
    ['a 502, twice', () => new HttpResponse(null, { status: 502 })],
    ['the page of a captive portal', () => HttpResponse.html('<h1>Wi-Fi</h1>')],
    ['the page of a firewall', () => HttpResponse.html('<h1>Non</h1>', { status: 403 })],
    ['the login of a proxy', () => HttpResponse.html('<h1>Proxy</h1>', { status: 401 })],
    ['a limit of headers', () => new HttpResponse('too large', { status: 431 })],
    ['nothing', () => HttpResponse.error()],
  ])('keeps the token when the refresh or /auth/me is answered by %s', async (_name, answer) => {
    server.use(http.post('*/api/auth/refresh', answer));
    answerMe(answer);
    for (const held of [token(-60), token(600)]) {
      tokenStore.write(held);
      const { session, state } = setUpSession();
      await session.start();
      expect(state().status).toBe('unreachable');
      expect(tokenStore.read()).toBe(held);
    }
  });

  it('keeps a token whose refresh is not answered by the API', async () => {
    const held = token(-60);
    tokenStore.write(held);
    server.use(http.post('*/api/auth/refresh', () => HttpResponse.html('<h1>Wi-Fi</h1>')));
    expect(await setUpSession().session.hasValidToken()).toBe(false);
    expect(tokenStore.read()).toBe(held);
  });

  it.each([
    ['does not answer', () => HttpResponse.error()],
    ['fails', () => HttpResponse.json({}, { status: 500 })],
    ['sends a page', () => HttpResponse.html('<h1>Wi-Fi</h1>')],
    ['is hidden by a firewall', () => HttpResponse.html('<h1>Non</h1>', { status: 403 })],
    ['is hidden by a proxy', () => HttpResponse.json({ message: 'no' }, { status: 401 })],
  ])('keeps the session when the server %s, on /auth/me and on the refresh', async (_name, answer) => {
    server.use(http.post('*/api/auth/refresh', answer));
    for (const life of [600, -60]) {
      const { session, state } = setUpSession();
      session.establish({ user, accessToken: token(life) });
      answerMe(answer);
      await session.verify();
      expect(state().status).toBe('authenticated');
      expect(tokenStore.read()).not.toBeNull();
    }
  });
});

it.each([
  ['the same person', user, 0],
  ['another person', { ...user, id: 'user-2' }, 1],
])(
  'a tab that learns late of a sign-out keeps the session of %s who has signed in since',
  async (_whom, next, starts) => {
    const { session, state } = setUpSession();
    const disconnect = session.connect();
    const [old, fresh] = [token(600), token(700, next.id)];
    session.establish({ user, accessToken: old });
    const calls = answerMe(() => HttpResponse.json({ success: true, user: next }));
    tokenStore.write(fresh);
    dispatchTokenChange(null, old);
    await waitFor(() => expect(state().status).toBe('authenticated'));
    expect(calls).toHaveLength(starts);
    expect(tokenStore.read()).toBe(fresh);
    disconnect();
  },
);
