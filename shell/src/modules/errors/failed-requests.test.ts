import { ApiError, createQueryClient, getJson } from '@escale/api-client';
import { meResponseSchema, runtimeConfigSchema } from '@escale/contracts';
import { buildDescriptor, http, HttpResponse, server } from '@escale/testing';
import * as Sentry from '@sentry/react';
import { createErrorReporter } from '../../telemetry/error-reporter';
import { startSentry } from '../../telemetry/start-sentry';
import { createAssetIndex } from '../registry/asset-index';
import { createAttributedReport } from './attribution';
import { createFailedRequestReport } from './failed-requests';

const sentEvents: string[] = [];
const reporter = createErrorReporter();
const assets = createAssetIndex();
const report = createFailedRequestReport(createAttributedReport(assets, reporter));
const client = createQueryClient(undefined, report);
const usersModule = { module: 'users', version: '1.2.3', owner: 'Équipe Comptes' };
const settingsStackFrame = 'at load (https://cdn.escale.test/modules/settings/2.0.0/page.chunk.js:1:20)';

beforeAll(() => {
  assets.register(
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
      sentEvents.push(JSON.stringify(envelope));
      return Promise.resolve({ statusCode: 200 });
    },
    flush: () => Promise.resolve(true),
  });
  startSentry(
    { ...runtimeConfigSchema.cast({}), sentryDsn: 'https://key@sentry.test/1', environment: 'test' },
    reporter,
    { transport, integrations: [] },
  );
});

beforeEach(() => {
  sentEvents.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  reporter.setActive(usersModule);
});

async function eventsOf(queryFn: () => Promise<unknown>): Promise<string[]> {
  await client.query({ queryKey: [Math.random()], queryFn, retryDelay: 0 }).catch(() => undefined);
  await Sentry.flush();
  return sentEvents.filter((envelope) => envelope.includes('"exception"'));
}

const respond = (status: number, body: Record<string, unknown>) =>
  server.use(http.get('*/api/*', () => HttpResponse.json(body, { status })));

it('a request that fails on the server is reported once, for the module in view, without names or queries', async () => {
  respond(500, { error: 'Échec pour awa.kone@escale.test' });
  const events = await eventsOf(() =>
    getJson('/users/awa.kone@escale.test/sessions?search=kone', meResponseSchema),
  );
  expect(events).toHaveLength(1);
  expect(events[0]).toContain('server 500 /users/:id/sessions');
  expect(events[0]).toContain('"module":"users","version":"1.2.3","owner":"Équipe Comptes"');
  expect(events[0]).not.toMatch(/kone|search/);
});

it('an answer that breaks the contract is reported with the field, without its value', async () => {
  respond(200, { success: true, user: 'hunter22' });
  const [event] = await eventsOf(() => getJson('/users/u-1', meResponseSchema));
  expect(event).toContain('invalid-response 200 /users/:id at user');
  expect(event).not.toContain('hunter22');
});

it('attributes a failed request by its stack, whichever page is shown', async () => {
  const error = new ApiError({ kind: 'server', status: 503, path: '/settings' });
  error.stack = `ApiError: non\n    ${settingsStackFrame}`;
  const [event] = await eventsOf(() => Promise.reject(error));
  expect(event).toContain('"module":"settings","version":"2.0.0","owner":"Équipe Réglages"');
});

it('an error thrown by a query function is reported unchanged', async () => {
  const [event] = await eventsOf(() => Promise.reject(new TypeError('rows is undefined')));
  expect(event).toContain('rows is undefined');
  expect(event).toContain('"module":"users"');
});

it('a request that keeps failing is reported once per interval', async () => {
  respond(502, {});
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
