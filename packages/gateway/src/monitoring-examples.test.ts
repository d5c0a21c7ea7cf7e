/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestGateway } from './test-site';

const folder = join(import.meta.dirname, '../../../docs/examples/monitoring');
const examples = ['alerts.yml', 'dashboard.json']
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

test('the examples of dashboards and alerts ask for metrics of the gateway that there are', async () => {
  const metricsToken = 'a-token-of-some-length';
  const site = await startTestGateway(undefined, { metricsToken });
  await site.ask('/gone.js');
  const { text } = await site.ask('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
  await site.stop();
  const asked = new Set(examples.match(/\bescale_gateway_\w+/g));
  expect(asked.size).toBeGreaterThan(1);
  for (const name of asked) expect(text).toMatch(new RegExp(`^${name}\\b`, 'm'));
});
