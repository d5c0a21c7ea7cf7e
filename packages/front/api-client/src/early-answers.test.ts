import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { apiClient } from './client';
import { tokenExpiringIn } from './test-token';
import { tokenStore } from './token-store';

const server = setupServer();
const token = tokenExpiringIn(600);
let calls: number;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  calls = 0;
  tokenStore.write(token);
  server.use(
    http.get('*/api/auth/me', () => {
      calls += 1;
      return HttpResponse.json({ from: 'server' });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  tokenStore.clear();
  delete window.earlyAnswers;
});
afterAll(() => server.close());

const provideEarlyAnswer = (answer: Promise<Response>, asked: { base?: string; token?: string } = {}) => {
  window.earlyAnswers = { base: '/api', token, ...asked, answers: new Map([['/auth/me', answer]]) };
};

const buildEarlyResponse = () => Promise.resolve(Response.json({ from: 'document' }));
const fetchSource = async () => (await apiClient.get<{ from: string }>('/auth/me')).data.from;

it('a call uses the early answer of the document, once', async () => {
  provideEarlyAnswer(buildEarlyResponse());
  expect(await fetchSource()).toBe('document');
  expect(calls).toBe(0);
  expect(await fetchSource()).toBe('server');
});

it.each([
  ['of another session', buildEarlyResponse, { token: tokenExpiringIn(600, 'user-2') }],
  ['of another API', buildEarlyResponse, { base: '/elsewhere' }],
])('an early answer %s is not used: the call is sent', async (_which, answer, asked) => {
  provideEarlyAnswer(answer(), asked);
  expect(await fetchSource()).toBe('server');
  expect(calls).toBe(1);
});

it('only a GET uses an early answer', async () => {
  server.use(http.post('*/api/auth/me', () => HttpResponse.json({ from: 'server' })));
  provideEarlyAnswer(buildEarlyResponse());
  expect((await apiClient.post<{ from: string }>('/auth/me', {})).data.from).toBe('server');
});

it.each([
  ['fault', 500, {}, 'server'],
  ['refusal', 404, { success: false }, 'not-found'],
  ['right that is missing', 403, { success: false }, 'forbidden'],
])('an early %s is used as the answer: the call is not sent again', async (_what, status, body, kind) => {
  provideEarlyAnswer(Promise.resolve(Response.json(body, { status })));
  await expect(fetchSource()).rejects.toMatchObject({ kind, status });
  expect(calls).toBe(0);
});

it.each([
  ['that did not arrive', () => Promise.reject(new TypeError('network')), 'network'],
  ['that is late', () => Promise.reject(new DOMException('', 'TimeoutError')), 'timeout'],
  [
    'that is cut off',
    () =>
      Promise.resolve(
        new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network')) })),
      ),
    'network',
  ],
])('an early answer %s is a failure of the call', async (_which, answer, kind) => {
  provideEarlyAnswer(answer());
  await expect(fetchSource()).rejects.toMatchObject({ kind, path: '/auth/me' });
  expect(calls).toBe(0);
});

it('a token that the early answer refuses is refreshed, and the call is sent again', async () => {
  const renewed = tokenExpiringIn(900);
  tokenStore.clear();
  localStorage.setItem('accessToken', token);
  provideEarlyAnswer(Promise.resolve(Response.json({ success: false }, { status: 401 })));
  server.use(
    http.post('*/api/auth/refresh', () => HttpResponse.json({ success: true, accessToken: renewed })),
  );
  expect(await fetchSource()).toBe('server');
  expect(tokenStore.read()).toBe(renewed);
});
