import { readdirSync } from 'node:fs';
import { builtSite, fromRoot } from '@escale/e2e/fixtures';
import { entryBudgets, routeBudgets } from './budgets';
import { checkActs } from './check-acts';
import { openPublishedScripts } from './published-scripts';
import { compareWithBudgets, listScripts } from './report';

/** Compares the scripts of the published site with their budgets. Returns the exceeded budgets. */
function checkScripts(): string[] {
  const apps = ['shell', ...readdirSync(fromRoot()).filter((name) => name.startsWith('mf-'))];
  const site = openPublishedScripts(
    builtSite,
    Object.fromEntries(apps.map((app) => [app, fromRoot(app, 'dist')])),
  );
  const { lines, failures } = compareWithBudgets(site, routeBudgets, entryBudgets);
  console.log(lines.join('\n'));
  if (process.argv.includes('--list'))
    for (const [route, { imports }] of Object.entries(routeBudgets))
      console.log(`\n${route}\n${listScripts(site.ofRoute(imports))}`);
  return failures;
}

void (async () => {
  const failures = [...checkScripts(), ...(await checkActs())];
  if (failures.length === 0) return;
  console.error(`\n${failures.join('\n\n')}`);
  process.exitCode = 1;
})();
