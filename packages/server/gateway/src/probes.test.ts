import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestGateway } from './test-site';

let api: Server;
let healthStatus = 200;
let site: Awaited<ReturnType<typeof startTestGateway>>;
const metricsToken = 'a-token-of-some-length';

beforeEach(async () => {
  healthStatus = 200;
  api = createServer((request, response) => {
    response.writeHead(request.url === '/api/health' ? healthStatus : 404).end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  site = await startTestGateway(apiOrigin, { metricsToken });
});

afterEach(async () => {
  await site.stop();
  api.closeAllConnections();
  api.close();
});

const statusOf = async (path: string) => (await site.ask(path)).status;

const probeStatuses = async () => [
  await statusOf('/healthz'),
  await statusOf('/readyz'),
  await statusOf('/api/health'),
];

test('is live without a site, is ready with one, and stays ready whatever the API does', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await probeStatuses()).toEqual([200, 503, 200]);
  await site.write('index.html', '<!doctype html>');
  expect(await probeStatuses()).toEqual([200, 200, 200]);
  healthStatus = 503;
  expect(await probeStatuses()).toEqual([200, 200, 503]);
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  expect(await probeStatuses()).toEqual([200, 200, 502]);
  jest.restoreAllMocks();
});

test('only callers with the token can read the metrics, which name no path', async () => {
  await site.write('index.html', '<!doctype html>');
  await site.ask('/users/awa', { headers: { accept: 'text/html' } });
  await site.ask('/api/users/awa?search=awa');
  expect(await statusOf('/metrics')).toBe(404);
  const { status, text } = await site.ask('/metrics', {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  expect(status).toBe(200);
  expect(text).toMatch(/^escale_build_info\{version="\d+\.\d+\.\d+",commit="[\da-f]*"\} 1$/m);
  expect(text).toContain('escale_gateway_requests_total{kind="page",status="200"} 1');
  expect(text).toContain('escale_gateway_requests_total{kind="api",status="404"} 1');
  expect(text).toMatch(/^escale_gateway_open_connections \d+$/m);
  expect(text).not.toContain('awa');
});

test('without a token, the address of the metrics is a page like any other', async () => {
  const open = await startTestGateway(undefined, {});
  await open.write('index.html', '<!doctype html><title>Escale</title>');
  const answer = await open.ask('/metrics', { headers: { accept: 'text/html' } });
  expect(answer.text).toContain('<title>Escale</title>');
  await open.stop();
});
