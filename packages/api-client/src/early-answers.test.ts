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

const answered = (answer: Promise<Response>, asked: { base?: string; token?: string } = {}) => {
  window.earlyAnswers = { base: '/api', token, ...asked, answers: new Map([['/auth/me', answer]]) };
};

const early = () => Promise.resolve(Response.json({ from: 'document' }));
const ask = async () => (await apiClient.get<{ from: string }>('/auth/me')).data.from;

it('a call takes the answer that the document has asked for, once', async () => {
  answered(early());
  expect(await ask()).toBe('document');
  expect(calls).toBe(0);
  expect(await ask()).toBe('server');
});

it.each([
  ['of another session', early, { token: tokenExpiringIn(600, 'user-2') }],
  ['of another API', early, { base: '/elsewhere' }],
  ['that is a refusal', () => Promise.resolve(Response.json({ error: 'Refus' }, { status: 401 })), {}],
  ['that did not arrive', () => Promise.reject(new TypeError('network')), {}],
])('an answer %s is not taken: the call is sent', async (_which, answer, asked) => {
  answered(answer(), asked);
  expect(await ask()).toBe('server');
  expect(calls).toBe(1);
});

it('only a GET takes one', async () => {
  server.use(http.post('*/api/auth/me', () => HttpResponse.json({ from: 'server' })));
  answered(early());
  expect((await apiClient.post<{ from: string }>('/auth/me', {})).data.from).toBe('server');
});
