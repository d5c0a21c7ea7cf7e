import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { openSeededDatabase } from '../../testing/test-database';
import { accounts, startTestServer } from '../../testing/test-server';
import { createMetrics } from './metrics';

const folder = path.join(import.meta.dirname, '../../../docs/examples/monitoring');
const readExample = (name: string) => readFileSync(path.join(folder, name), 'utf8');

interface Alerts {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const alerts = (parse(readExample('alerts.yml')) as Alerts).groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(readExample('dashboard.json')) as Dashboard;
const expressions: [string, string][] = [
  ...alerts.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }): [string, string] => [title, expr])),
];

/** Series that the scrape itself adds, and those of the gateway, which another test covers. */
const seriesOfOthers = /^up$|^escale_gateway_/;
/** Labels that a scrape adds, and `le`, the bound of a histogram's bucket. */
const scrapeLabels = ['job', 'instance', 'le'];

/** Returns the series that `/metrics` shows after some activity, each with the names of its labels. */
async function readShownMetrics(): Promise<Map<string, Set<string>>> {
  const stats = () => ({ total: 1, idle: 1, waiting: 0 });
  const server = await startTestServer({}, { database: { ...(await openSeededDatabase()), stats } });
  await server.client().post('/auth/login', accounts.admin);
  server.metrics.mails.inc({ outcome: 'delivered' });
  for (const result of ['loaded', 'broken'] as const)
    server.metrics.countModule({ module: 'users', version: '1.0.0', result });
  const own = await (await fetch(`${server.origin}/metrics`)).text();
  await server.close();
  const process = createMetrics({ process: true });
  const text = own + (await process.registry.metrics());
  process.registry.clear();
  const found = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const names = [...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label);
    found.set(name, new Set([...(found.get(name) ?? []), ...names]));
  }
  return found;
}

/** Returns the text of each node of a kind in a PromQL expression. */
function nodeTextsOf(expression: string, kind: string): string[] {
  const parts: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ name, from, to }) => {
      if (name === kind) parts.push(expression.slice(from, to));
    },
  });
  return parts;
}

let shownSeries: Map<string, Set<string>>;
beforeAll(async () => {
  shownSeries = await readShownMetrics();
}, 120_000);

test.each(expressions)('%s: its PromQL uses existing metrics and labels', (_name, expression) => {
  expect(nodeTextsOf(expression, '⚠')).toEqual([]);
  const names = nodeTextsOf(expression, 'VectorSelector').map((selector) => /^\w+/.exec(selector)?.[0] ?? '');
  expect(names).not.toEqual([]);
  const own = names.filter((name) => !seriesOfOthers.test(name));
  for (const name of own) expect([name, shownSeries.has(name)]).toEqual([name, true]);
  const labels = own.flatMap((name) => [...(shownSeries.get(name) ?? [])]);
  if (own.length > 0)
    for (const label of nodeTextsOf(expression, 'LabelName'))
      expect([...labels, ...scrapeLabels]).toContain(label);
});

test('the examples use each metric of the service; each alert says what is wrong or what to do', () => {
  const all = expressions.map(([, expression]) => expression).join('\n');
  const families = [...shownSeries.keys()].filter(
    (name) => name.startsWith('escale_') && !/_(?:sum|count)$/.test(name),
  );
  for (const name of families) expect(all).toContain(name);
  for (const { alert, annotations } of alerts)
    expect([alert, annotations.summary.length > 10]).toEqual([alert, true]);
});
