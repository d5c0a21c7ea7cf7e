import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

const server = setupServer(http.get('*/api/data', () => HttpResponse.json({ ok: true })));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('a call whose HTTP client does not load is a network failure; the next call requests it again', async () => {
  let hasArrived = false;
  const lost = new Error('Loading chunk http failed.');
  jest.doMock('axios', () => {
    if (!hasArrived) throw lost;
    return jest.requireActual<object>('axios');
  });
  const { apiClient } = await import('./client');
  await expect(apiClient.get('/data?page=2')).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'network',
    path: '/data',
    cause: lost,
  });
  hasArrived = true;
  expect((await apiClient.get('/data')).data).toEqual({ ok: true });
});

it('a refresh whose HTTP client does not load fails with the path of the refresh', async () => {
  jest.resetModules();
  jest.doMock('axios', () => {
    throw new Error('Loading chunk http failed.');
  });
  const { refreshAccessToken, tokenStore } = await import('./index');
  tokenStore.write('expired');
  await expect(refreshAccessToken('expired')).rejects.toMatchObject({
    kind: 'network',
    path: '/auth/refresh',
  });
});
