import { ApiError, createQueryClient, getJson } from '@escale/api-client';
import { meResponseSchema, runtimeConfigSchema } from '@escale/contracts';
import { buildDescriptor, http, HttpResponse, server } from '@escale/testing';
import * as Sentry from '@sentry/react';
import { setActiveModule } from '../../telemetry/report-error';
import { startSentry } from '../../telemetry/start-sentry';
import { reportFailedRequest } from './failed-requests';
import { registerAssets } from '../integrity/asset-index';

const sent: string[] = [];
const client = createQueryClient(jest.fn(), reportFailedRequest);
const users = { module: 'users', version: '1.2.3', owner: 'Équipe Comptes' };
const inStack = 'at load (https://cdn.escale.test/modules/settings/2.0.0/page.chunk.js:1:20)';

beforeAll(() => {
  registerAssets(
    buildDescriptor({
      id: 'settings',
      version: '2.0.0',
      entry: 'https://cdn.escale.test/modules/settings/2.0.0/mf-manifest.json',
      owner: { team: 'Équipe Réglages', contact: 'reglages@escale.test' },
    }),
    true,
  );
  const transport = () => ({
    send: (envelope: unknown) => {
      sent.push(JSON.stringify(envelope));
      return Promise.resolve({ statusCode: 200 });
    },
    flush: () => Promise.resolve(true),
  });
  startSentry(
    { ...runtimeConfigSchema.cast({}), sentryDsn: 'https://key@sentry.test/1', environment: 'test' },
    { transport, integrations: [] },
  );
});

beforeEach(() => {
  sent.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  setActiveModule(users);
});

async function eventsOf(queryFn: () => Promise<unknown>): Promise<string[]> {
  await client.query({ queryKey: [Math.random()], queryFn, retryDelay: 0 }).catch(() => undefined);
  await Sentry.flush();
  return sent.filter((envelope) => envelope.includes('"exception"'));
}

const answer = (status: number, body: Record<string, unknown>) =>
  server.use(http.get('*/api/*', () => HttpResponse.json(body, { status })));

it('a call that fails on the server is reported once, as that of the module in view, without what it is about', async () => {
  answer(500, { error: 'Échec pour awa.kone@escale.test' });
  const events = await eventsOf(() =>
    getJson('/users/awa.kone@escale.test/sessions?search=kone', meResponseSchema),
  );
  expect(events).toHaveLength(1);
  expect(events[0]).toContain('server 500 /users/:id/sessions');
  expect(events[0]).toContain('"module":"users","version":"1.2.3","owner":"Équipe Comptes"');
  expect(events[0]).not.toMatch(/kone|search/);
});

it('an answer that breaks the contract is reported with the place, without the value', async () => {
  answer(200, { success: true, user: 'hunter22' });
  const [event] = await eventsOf(() => getJson('/users/u-1', meResponseSchema));
  expect(event).toContain('invalid-response 200 /users/:id at user');
  expect(event).not.toContain('hunter22');
});

it('a call is its caller’s: the stack names the module, whichever page is in view', async () => {
  const error = new ApiError({ kind: 'server', status: 503, path: '/settings' });
  error.stack = `ApiError: non\n    ${inStack}`;
  const [event] = await eventsOf(() => Promise.reject(error));
  expect(event).toContain('"module":"settings","version":"2.0.0","owner":"Équipe Réglages"');
});

it('a mistake in the function of a query is reported as it is', async () => {
  const [event] = await eventsOf(() => Promise.reject(new TypeError('rows is undefined')));
  expect(event).toContain('rows is undefined');
  expect(event).toContain('"module":"users"');
});

it('a call that goes on failing is reported once', async () => {
  answer(502, {});
  const ask = () => getJson('/dashboard', meResponseSchema);
  expect(await eventsOf(ask)).toHaveLength(1);
  expect(await eventsOf(ask)).toHaveLength(1);
});

it.each([401, 403, 404, 409, 422, 429])('a refusal (%i) is not reported', async (status) => {
  const kinds = { 401: 'unauthenticated', 403: 'forbidden', 404: 'not-found', 429: 'rate-limited' } as const;
  const kind = status in kinds ? kinds[status as keyof typeof kinds] : 'rejected';
  expect(await eventsOf(() => Promise.reject(new ApiError({ kind, status })))).toEqual([]);
});

it.each(['network', 'cancelled'] as const)('%s is not reported', async (kind) => {
  expect(await eventsOf(() => Promise.reject(new ApiError({ kind })))).toEqual([]);
});
