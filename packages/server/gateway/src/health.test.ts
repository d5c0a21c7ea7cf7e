import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestGateway } from './test-site';

let api: Server;
let site: Awaited<ReturnType<typeof startTestGateway>>;
const healthCalls: ServerResponse[] = [];
let onRequest: () => void = () => undefined;

beforeAll(async () => {
  api = createServer((_request, response) => {
    healthCalls.push(response);
    onRequest();
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  site = await startTestGateway(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});
beforeEach(() => healthCalls.splice(0));
afterAll(async () => {
  await site.stop();
  api.closeAllConnections();
  api.close();
});

const untilHealthCall = () => new Promise<void>((resolve) => (onRequest = resolve));
const respond = (status: number) =>
  healthCalls
    .at(-1)
    ?.writeHead(status, { 'content-type': 'application/json', 'retry-after': '2' })
    .end(`{"status":${status}}`);

test('asks the API once for all concurrent callers', async () => {
  const first = untilHealthCall();
  const answers = Array.from({ length: 500 }, () => site.ask('/api/health'));
  await first;
  await site.ask('/healthz');
  respond(200);
  const statuses = (await Promise.all(answers)).map(({ status, text }) => `${status} ${text}`);
  expect(new Set(statuses)).toEqual(new Set(['200 {"status":200}']));
  expect(healthCalls.length).toBeLessThan(500);
  expect(healthCalls).toHaveLength(1);
});

test('forwards the health of the API, with a new call each time', async () => {
  for (const status of [503, 200]) {
    const next = untilHealthCall();
    const answer = site.ask('/api/health');
    await next;
    respond(status);
    expect(await answer).toMatchObject({
      status,
      text: `{"status":${status}}`,
      headers: { 'retry-after': '2', 'x-content-type-options': 'nosniff' },
    });
  }
});

test('a page of the API keeps its own content policy', async () => {
  const next = untilHealthCall();
  const answer = site.ask('/api/docs');
  await next;
  const policy = "default-src 'none'; frame-ancestors 'none'";
  healthCalls
    .at(-1)
    ?.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
    .end('<p>API</p>');
  expect((await answer).headers).toMatchObject({
    'content-security-policy': policy,
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  });
});
