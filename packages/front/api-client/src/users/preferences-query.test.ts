import { defaultPreferences } from '@escale/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createQueryClient } from '../query-client';
import { userPreferencesQueryOptions } from './preferences-query';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  jest.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

it('caches the preferences of a user for 5 minutes [§7-20]', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
  let calls = 0;
  server.use(
    http.get('*/api/users/yao/preferences', () => {
      calls += 1;
      return HttpResponse.json({ success: true, data: { ...defaultPreferences, permissions: {} } });
    }),
  );
  const client = createQueryClient();
  const ask = () => client.query(userPreferencesQueryOptions('yao'));
  await ask();
  jest.setSystemTime(5 * 60_000 - 1);
  await ask();
  expect(calls).toBe(1);
  jest.setSystemTime(6 * 60_000);
  await ask();
  expect(calls).toBe(2);
  client.clear();
});
