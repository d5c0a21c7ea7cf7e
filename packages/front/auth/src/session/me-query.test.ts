import { createQueryClient, tokenStore } from '@escale/api-client';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { meQueryOptions } from './me-query';
import { testUser as user, tokenExpiringIn } from './test-user';

const server = setupServer();
const fiveMinutesMs = 5 * 60_000;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => tokenStore.write(tokenExpiringIn(3_600)));
afterEach(() => {
  jest.useRealTimers();
  server.resetHandlers();
  tokenStore.clear();
});
afterAll(() => server.close());

/** Answers `GET /auth/me`; returns a function that returns the number of requests so far. */
function answerMe(answer: () => Response): () => number {
  let calls = 0;
  server.use(
    http.get('*/api/auth/me', () => {
      calls += 1;
      return answer();
    }),
  );
  return () => calls;
}

it('caches the current user for 5 minutes [§4-8 §9-8]', async () => {
  jest.useFakeTimers({
    now: Date.now(),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
  const calls = answerMe(() => HttpResponse.json({ success: true, user }));
  const queryClient = createQueryClient();
  await queryClient.query(meQueryOptions());
  jest.setSystemTime(Date.now() + fiveMinutesMs - 1_000);
  await queryClient.query(meQueryOptions());
  expect(calls()).toBe(1);
  jest.setSystemTime(Date.now() + 1_001);
  await queryClient.query(meQueryOptions());
  expect(calls()).toBe(2);
});

it('does not retry when the current user cannot be fetched [§4-8 §9-8]', async () => {
  const calls = answerMe(() => HttpResponse.json({}, { status: 500 }));
  const queryClient = createQueryClient();
  await expect(queryClient.query(meQueryOptions())).rejects.toMatchObject({ kind: 'server' });
  expect(calls()).toBe(1);
});

it('shows no toast for a 404 [§8-51]', async () => {
  answerMe(() => HttpResponse.json({}, { status: 404 }));
  const toast = jest.fn();
  await expect(
    createQueryClient({ failure: toast, endFailures: jest.fn() }).query(meQueryOptions()),
  ).rejects.toMatchObject({ kind: 'not-found' });
  expect(toast).not.toHaveBeenCalled();
});
