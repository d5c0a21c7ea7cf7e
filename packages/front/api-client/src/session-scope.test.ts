import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { apiClient, onProofDemanded } from './client';
import { endSessionScope, sessionSignal } from './session-scope';
import { tokenExpiringIn } from './test-token';
import { tokenStore } from './token-store';

const server = setupServer();
const awa = tokenExpiringIn(600, 'awa');
const yao = tokenExpiringIn(600, 'yao');

/** The owner of the token of each call that arrives. */
let arrived: (string | null)[] = [];

const bearer = (request: Request) => request.headers.get('Authorization')?.replace('Bearer ', '') ?? null;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  arrived = [];
  endSessionScope();
  tokenStore.write(awa);
});
afterEach(() => {
  server.resetHandlers();
  tokenStore.clear();
});
afterAll(() => server.close());

/** Signs Awa out and then Yao in, on the same page. */
function handOver() {
  tokenStore.clear();
  endSessionScope();
  tokenStore.write(yao);
}

const answer = (act: () => Response | Promise<Response> = () => HttpResponse.json({})) =>
  server.use(
    http.all('*/api/*', ({ request }) => {
      arrived.push(bearer(request));
      return act();
    }),
  );

it('a call under way ends with its session', async () => {
  answer(() => {
    handOver();
    return HttpResponse.json({ of: 'awa' });
  });
  await expect(apiClient.put('/users/1', {})).rejects.toMatchObject({ kind: 'cancelled' });
});

it('a call that was not sent yet is not sent in the name of the next person', async () => {
  answer();
  const call = apiClient.put('/users/1', {});
  handOver();
  await expect(call).rejects.toMatchObject({ kind: 'cancelled' });
  await apiClient.get('/auth/me');
  expect(arrived).toEqual([yao]);
});

it('a refused call is not repeated in the name of the next person', async () => {
  server.use(
    http.put('*/api/users/1', ({ request }) => {
      arrived.push(bearer(request));
      return HttpResponse.json({ success: false, error: 'mort' }, { status: 401 });
    }),
    http.post('*/api/auth/refresh', () => {
      handOver();
      return HttpResponse.json({ success: true, accessToken: awa });
    }),
  );
  await expect(apiClient.put('/users/1', {})).rejects.toMatchObject({ kind: 'cancelled' });
  expect(arrived).toEqual([awa]);
  expect(tokenStore.read()).toBe(yao);
});

it('a call is not sent with the token of another person that another tab has stored', async () => {
  answer();
  await apiClient.get('/auth/me');
  tokenStore.write(yao);
  await expect(apiClient.put('/users/1', {})).rejects.toMatchObject({ kind: 'cancelled' });
  expect(arrived).toEqual([awa]);
});

it('a call that waits for a proof of identity ends with its session', async () => {
  answer(() =>
    HttpResponse.json(
      { success: false, code: 'REAUTHENTICATION_REQUIRED', error: 'preuve' },
      { status: 409 },
    ),
  );
  onProofDemanded(async () => {
    handOver();
    return false;
  });
  await expect(apiClient.put('/users/1', {})).rejects.toMatchObject({ kind: 'cancelled' });
  onProofDemanded(async () => false);
});

it.each(['/auth/logout', '/auth/login'])('%s goes through while the session ends', async (path) => {
  answer(() => {
    tokenStore.clear();
    endSessionScope();
    return HttpResponse.json({});
  });
  expect((await apiClient.post(path, {})).status).toBe(200);
});

it('what takes long sees that its session is over', () => {
  const signal = sessionSignal();
  expect(signal.aborted).toBe(false);
  handOver();
  expect(signal.aborted).toBe(true);
  expect(sessionSignal().aborted).toBe(false);
});
