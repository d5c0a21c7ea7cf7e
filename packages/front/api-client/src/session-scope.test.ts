import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { apiClient, onProofDemanded } from './client';
import { endSessionScope, sessionSignal } from './session-scope';
import { tokenExpiringIn } from './test-token';
import { tokenStore } from './token-store';

const server = setupServer();
const awaToken = tokenExpiringIn(600, 'awa');
const yaoToken = tokenExpiringIn(600, 'yao');

/** The owner of the token of each call that arrives. */
let arrivedOwners: (string | null)[] = [];

const readBearerToken = (request: Request) =>
  request.headers.get('Authorization')?.replace('Bearer ', '') ?? null;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  arrivedOwners = [];
  endSessionScope();
  tokenStore.write(awaToken);
});
afterEach(() => {
  server.resetHandlers();
  tokenStore.clear();
});
afterAll(() => server.close());

/** Signs Awa out and then Yao in, on the same page. */
function switchUser() {
  tokenStore.clear();
  endSessionScope();
  tokenStore.write(yaoToken);
}

const answerCalls = (act: () => Response | Promise<Response> = () => HttpResponse.json({})) =>
  server.use(
    http.all('*/api/*', ({ request }) => {
      arrivedOwners.push(readBearerToken(request));
      return act();
    }),
  );

it('a call under way ends with its session', async () => {
  answerCalls(() => {
    switchUser();
    return HttpResponse.json({ of: 'awa' });
  });
  await expect(apiClient.put('/users/1', {})).rejects.toMatchObject({ kind: 'cancelled' });
});

it('a call that was not sent yet is not sent for the next user', async () => {
  answerCalls();
  const call = apiClient.put('/users/1', {});
  switchUser();
  await expect(call).rejects.toMatchObject({ kind: 'cancelled' });
  await apiClient.get('/auth/me');
  expect(arrivedOwners).toEqual([yaoToken]);
});

it('a refused call is not repeated for the next user', async () => {
  server.use(
    http.put('*/api/users/1', ({ request }) => {
      arrivedOwners.push(readBearerToken(request));
      return HttpResponse.json({ success: false, error: 'mort' }, { status: 401 });
    }),
    http.post('*/api/auth/refresh', () => {
      switchUser();
      return HttpResponse.json({ success: true, accessToken: awaToken });
    }),
  );
  await expect(apiClient.put('/users/1', {})).rejects.toMatchObject({ kind: 'cancelled' });
  expect(arrivedOwners).toEqual([awaToken]);
  expect(tokenStore.read()).toBe(yaoToken);
});

it("a call is not sent with another user's token that another tab has stored", async () => {
  answerCalls();
  await apiClient.get('/auth/me');
  tokenStore.write(yaoToken);
  await expect(apiClient.put('/users/1', {})).rejects.toMatchObject({ kind: 'cancelled' });
  expect(arrivedOwners).toEqual([awaToken]);
});

it('a call that waits for a proof of identity ends with its session', async () => {
  answerCalls(() =>
    HttpResponse.json(
      { success: false, code: 'REAUTHENTICATION_REQUIRED', error: 'preuve' },
      { status: 409 },
    ),
  );
  onProofDemanded(async () => {
    switchUser();
    return false;
  });
  await expect(apiClient.put('/users/1', {})).rejects.toMatchObject({ kind: 'cancelled' });
  onProofDemanded(async () => false);
});

it.each(['/auth/logout', '/auth/login'])('%s goes through while the session ends', async (path) => {
  answerCalls(() => {
    tokenStore.clear();
    endSessionScope();
    return HttpResponse.json({});
  });
  expect((await apiClient.post(path, {})).status).toBe(200);
});

it('a long task can see that its session is over', () => {
  const signal = sessionSignal();
  expect(signal.aborted).toBe(false);
  switchUser();
  expect(signal.aborted).toBe(true);
  expect(sessionSignal().aborted).toBe(false);
});
