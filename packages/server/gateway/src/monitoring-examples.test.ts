import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestGateway } from './test-site';

const folder = join(import.meta.dirname, '../../../../docs/examples/monitoring');
const examples = ['alerts.yml', 'dashboard.json']
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

test('the example dashboards and alerts use existing metrics of the gateway', async () => {
  const metricsToken = 'a-token-of-some-length';
  const site = await startTestGateway(undefined, { metricsToken });
  await site.ask('/gone.js');
  const { text } = await site.ask('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
  await site.stop();
  const asked = new Set(examples.match(/\bescale_gateway_\w+/g));
  expect(asked.size).toBeGreaterThan(1);
  for (const name of asked) expect(text).toMatch(new RegExp(`^${name}\\b`, 'm'));
});

test('the containers of the Compose example answer a scraper under the names of its targets', async () => {
  const compose = readFileSync(join(folder, '../deploy/compose.yml'), 'utf8');
  const scraper = readFileSync(join(folder, 'prometheus.yml'), 'utf8');
  const hostsAt = (job: string) => {
    const [, list = ''] =
      new RegExp(`job_name: ${job}\\n(?: .*\\n)*?.*targets: \\[(.*)\\]`).exec(scraper) ?? [];
    return [...list.matchAll(/'([^']+)'/g)].map(([, host = '']) => host);
  };
  const settingsOf = (section: string) =>
    new RegExp(`^ *${section}:.*\\n(?:(?: .*|#.*)\\n)*?^ +environment:\\n((?: {4,}.*\\n)+)`, 'm').exec(
      compose,
    )?.[1] ?? '';
  const allowedIn = (settings: string) => /ALLOWED_HOSTS: (.*)/.exec(settings)?.[1]?.split(',') ?? [];
  const [api, gateway] = [settingsOf('x-api'), settingsOf('gateway')];
  for (const settings of [api, gateway]) expect(settings).toContain('METRICS_TOKEN: ${METRICS_TOKEN:-}');
  const named = hostsAt('escale-api').map((host) => host.replace(/:4000$/, ''));
  expect(named).toHaveLength(2);
  expect(allowedIn(api)).toEqual(expect.arrayContaining(named));

  const metricsToken = 'a-token-of-some-length';
  const site = await startTestGateway(undefined, { metricsToken, allowedHosts: allowedIn(gateway) });
  const [host = ''] = hostsAt('escale-gateway');
  const headers = { host, authorization: `Bearer ${metricsToken}` };
  const { status } = await site.ask('/metrics', { headers });
  await site.stop();
  expect([host, status]).toEqual(['gateway:3000', 200]);
});
