import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { setApiBase } from './api-base';
import type { ApiError } from './api-error';
import { apiClient, onProofDemanded, onSessionExpired } from './client';
import { tokenExpiringIn } from './test-token';
import { tokenStore } from './token-store';

const server = setupServer();
const otherAddress = 'https://yard.example.com/slots';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => tokenStore.write(tokenExpiringIn(600)));
afterEach(() => {
  server.resetHandlers();
  setApiBase('/api');
  tokenStore.clear();
});
afterAll(() => server.close());

/** Calls an address and returns the request that was sent. */
async function requestSentTo(address: string): Promise<Request> {
  let sent: Request | undefined;
  server.use(
    http.get('*', ({ request }) => {
      sent = request.clone();
      return HttpResponse.json({});
    }),
  );
  await apiClient.get(address);
  if (sent === undefined) throw new Error('no request');
  return sent;
}

test.each([otherAddress, '//yard.example.com/slots', 'HTTPS://yard.example.com/slots'])(
  'a call to another origin carries neither token nor cookies: %s',
  async (address) => {
    const sent = await requestSentTo(address);
    expect(sent.headers.get('Authorization')).toBeNull();
    expect(sent.credentials).not.toBe('include');
  },
);

test('a call to an absolute address of the own origin carries both', async () => {
  const sent = await requestSentTo(`${location.origin}/api/slots`);
  expect(sent.headers.get('Authorization')).toMatch(/^Bearer /);
  expect(sent.credentials).toBe('include');
});

test('when the API has an origin of its own, only that origin receives token and cookies', async () => {
  setApiBase('https://api.example.com/api');
  expect((await requestSentTo('/slots')).headers.get('Authorization')).toMatch(/^Bearer /);
  expect((await requestSentTo(`${location.origin}/slots`)).headers.get('Authorization')).toBeNull();
});

const refusals: [status: number, code: string][] = [
  [401, 'UNAUTHENTICATED'],
  [409, 'REAUTHENTICATION_REQUIRED'],
];
test.each(refusals)(
  'a %d of another origin neither refreshes, ends nor proves the session',
  async (status, code) => {
    const expired = jest.fn();
    const asked = jest.fn(() => Promise.resolve(true));
    onSessionExpired(expired);
    onProofDemanded(asked);
    server.use(
      http.get(otherAddress, () => HttpResponse.json({ success: false, code, error: 'Non.' }, { status })),
    );
    const error: unknown = await apiClient.get(otherAddress).catch((cause: unknown) => cause);
    expect((error as ApiError).status).toBe(status);
    expect(tokenStore.read()).not.toBeNull();
    expect([expired.mock.calls, asked.mock.calls]).toEqual([[], []]);
  },
);
