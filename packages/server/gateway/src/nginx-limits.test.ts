import { readFileSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { limits } from '@escale/contracts';
import { nginxSite, nginxTest, startNginx } from './test-nginx';
import { startTestGateway } from './test-site';

const readExample = (name: string) =>
  readFileSync(path.join(process.cwd(), 'docs/examples/deploy', name), 'utf8');

const linesOf = (text: string) => text.match(/^ *limit_\w+ .*;$/gm)?.map((line) => line.trim());

test('both nginx examples have the same limits per address', () => {
  expect(linesOf(nginxSite)?.map((line) => line.split(' ')[0])).toEqual([
    'limit_req_zone',
    'limit_conn_zone',
    'limit_req',
    'limit_req_status',
    'limit_conn',
    'limit_conn_status',
  ]);
  expect(linesOf(readExample('nginx.conf'))).toEqual(linesOf(nginxSite));
});

test('the Kubernetes example has the same limits per address, and accepts the largest picture', () => {
  const [rate = '', burst = '', open = ''] = ['rate=', 'burst=', 'limit_conn escale_open '].map(
    (name) => new RegExp(`${name}(\\d+)`).exec(nginxSite)?.[1],
  );
  const annotation = (name: string) =>
    new RegExp(`^ {4}nginx.ingress.kubernetes.io/${name}: '?(\\d+)`, 'm').exec(
      readExample('kubernetes.yml'),
    )?.[1];
  expect(annotation('limit-rps')).toBe(rate);
  expect(Number(annotation('limit-burst-multiplier')) * Number(rate)).toBe(Number(burst));
  expect(annotation('limit-connections')).toBe(open);
  for (const megabytes of [
    annotation('proxy-body-size'),
    /client_max_body_size (\d+)m/.exec(readExample('nginx.conf'))?.[1],
  ])
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(limits.avatarMaxBytes);
});

nginxTest('nginx refuses what one address asks beyond them, and answers others', async () => {
  const api = createServer((_request, response) => response.end('{}'));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const site = await startTestGateway();
  await site.write('index.html', '<p>Escale</p>');
  // Lowers the limit to a rate that even a busy machine exceeds.
  const slow = nginxSite.replace('rate=100r/s', 'rate=1r/s');
  const server = await startNginx(site.siteDir, [`127.0.0.1:${(api.address() as AddressInfo).port}`], slow);
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const statusOf = (localAddress: string) =>
    new Promise<number>((resolve, reject) => {
      get(`${server.origin}/api/me`, { agent, localAddress }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      }).once('error', reject);
    });
  try {
    const greedy = await Promise.all(Array.from({ length: 800 }, () => statusOf('127.0.0.1')));
    expect(new Set(greedy)).toEqual(new Set([200, 429]));
    expect(await statusOf('127.0.0.2')).toBe(200);
  } finally {
    agent.destroy();
    await server.stop();
    await site.stop();
    api.closeAllConnections();
    api.close();
  }
});
