import { readdirSync } from 'node:fs';
import { builtSite, fromRoot } from '@escale/e2e/fixtures';
import { entryBudgets, routeBudgets } from './budgets';
import { openPublishedScripts } from './published-scripts';
import { compareWithBudgets, listing } from './report';

const apps = ['shell', ...readdirSync(fromRoot()).filter((name) => name.startsWith('mf-'))];
const site = openPublishedScripts(
  builtSite,
  Object.fromEntries(apps.map((app) => [app, fromRoot(app, 'dist')])),
);
const { lines, failures } = compareWithBudgets(site, routeBudgets, entryBudgets);
console.log(lines.join('\n'));
if (process.argv.includes('--list'))
  for (const [route, { imports }] of Object.entries(routeBudgets))
    console.log(`\n${route}\n${listing(site.ofRoute(imports))}`);
if (failures.length > 0) {
  console.error(`\n${failures.join('\n\n')}`);
  process.exitCode = 1;
}
