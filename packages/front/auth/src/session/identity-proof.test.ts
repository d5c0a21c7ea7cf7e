import { apiClient, createQueryClient, tokenStore } from '@escale/api-client';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { meQueryOptions } from './me-query';
import { createSession } from './session';
import { createAppStore } from '../state/store';
import { testUser as user, tokenExpiringIn as token } from './test-user';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  tokenStore.clear();
});
afterAll(() => server.close());

const changeTokenInOtherTab = (newValue: string | null) => {
  if (newValue === null) localStorage.removeItem('accessToken');
  else localStorage.setItem('accessToken', newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue }));
};

const answerMe = (answer: () => Response) => server.use(http.get('*/api/auth/me', answer));

function openProof() {
  const store = createAppStore();
  const queryClient = createQueryClient();
  const session = createSession(store, queryClient);
  const disconnect = session.connect();
  session.establish({ user, accessToken: token(600) });
  queryClient.setQueryData(['users'], ['kept']);
  const state = () => store.getState().session;
  return { session, queryClient, state, disconnect, answer: session.proof.ask() };
}

it('a proof of identity is asked for when a call is refused, and the call continues', async () => {
  const { session, state, disconnect } = openProof();
  const renewed = token(900);
  server.use(
    http.put('*/api/data', ({ request }) =>
      request.headers.get('Authorization') === `Bearer ${renewed}`
        ? HttpResponse.json({ ok: true })
        : HttpResponse.json({ code: 'REAUTHENTICATION_REQUIRED' }, { status: 409 }),
    ),
  );
  session.proof.settle(false);
  const stop = session.proof.subscribe(() => session.confirm({ user, accessToken: renewed }));
  expect((await apiClient.put('/data', {})).data).toEqual({ ok: true });
  expect(state()).toEqual({ status: 'authenticated', ended: null });
  stop();
  disconnect();
});

it('a proof of identity is shared by concurrent calls; a later one asks again', async () => {
  const { session, answer, disconnect } = openProof();
  const other = session.proof.ask();
  session.proof.settle(true);
  expect(await Promise.all([answer, other])).toEqual([true, true]);
  const later = session.proof.ask();
  session.proof.settle(false);
  expect(await later).toBe(false);
  disconnect();
});

it('a proof of identity is given by a sign-in of the same person: new token, same cache', async () => {
  const { session, answer, queryClient, state, disconnect } = openProof();
  const renewed = token(900);
  session.confirm({ user: { ...user, lastName: 'Neuf' }, accessToken: renewed });
  expect(await answer).toBe(true);
  expect(session.proof.isAsked()).toBe(false);
  expect(tokenStore.read()).toBe(renewed);
  expect(state().status).toBe('authenticated');
  expect(queryClient.getQueryData(['users'])).toEqual(['kept']);
  expect(queryClient.getQueryData(meQueryOptions().queryKey)?.lastName).toBe('Neuf');
  disconnect();
});

it('a proof of identity is not given by another account, which replaces nothing', async () => {
  const { session, answer, queryClient, disconnect } = openProof();
  const before = tokenStore.read();
  session.confirm({ user: { ...user, id: 'user-2' }, accessToken: token(600, 'user-2') });
  expect(await answer).toBe(false);
  expect(tokenStore.read()).toBe(before);
  expect(queryClient.getQueryData(['users'])).toEqual(['kept']);
  disconnect();
});

it.each([
  ['the session ends', () => changeTokenInOtherTab(null)],
  ['another user signs in in another tab', () => changeTokenInOtherTab(token(600, 'user-2'))],
])('a proof of identity is given up when %s', async (_name, happen) => {
  answerMe(() => HttpResponse.json({ success: true, user: { ...user, id: 'user-2' } }));
  const { answer, disconnect } = openProof();
  happen();
  expect(await answer).toBe(false);
  disconnect();
});

it('a check of the replaced session does not end the new one', async () => {
  const { session, state, disconnect } = openProof();
  answerMe(() => {
    session.confirm({ user, accessToken: token(900) });
    return HttpResponse.json({ success: false, error: 'Session terminée' }, { status: 401 });
  });
  await session.verify();
  expect(state().status).toBe('authenticated');
  expect(tokenStore.read()).not.toBeNull();
  disconnect();
});
