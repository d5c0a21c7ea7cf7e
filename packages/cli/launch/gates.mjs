// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { buildApps } from './build.mjs';
import { LaunchError } from './launch-error.mjs';
import { fromRoot } from './workspace-paths.mjs';
import { runLogged } from './processes.mjs';
import { publishApps } from './publish.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ title: string, run: (counts: Counts, note: (text: string) => void) => Promise<unknown> }} Step */

const siteDir = fromRoot('var/test/site');
let browser = '';

/** The gates in their order, by the name that `npm test -- <name>` takes, each with its steps. @type {Record<string, Step[]>} */
export const gates = {
  format: [{ title: 'Mise en forme', run: () => runScript('gate:format') }],
  types: [{ title: 'Types', run: () => runScript('gate:types') }],
  lint: [{ title: 'Règles de code', run: () => runScript('gate:lint') }],
  boundaries: [{ title: 'Frontières entre modules', run: () => runScript('gate:boundaries') }],
  unused: [{ title: 'Code inutilisé', run: () => runScript('gate:unused') }],
  unit: [{ title: 'Tests unitaires', run: (counts) => runUnit(counts) }],
  e2e: [
    { title: 'Navigateur', run: async () => (browser = await findBrowser()) },
    { title: 'Construction', run: (_counts, note) => buildApps(note) },
    { title: 'Publication', run: () => publishScratch() },
    { title: 'Tests dans le navigateur', run: (counts, note) => runBrowserTests(counts, note) },
  ],
};

/** @param {string} script @param {string[]} [args] @param {Record<string, string>} [env] */
async function runScript(script, args = [], env = {}) {
  const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  if (scripts[script] === undefined) throw new LaunchError(`Le script ${script} manque dans package.json.`);
  const { ok, output } = await runLogged(
    script.replace(':', '-'),
    'npm',
    ['run', '--silent', script, '--', ...args],
    { env },
  );
  if (!ok) throw new LaunchError(`${script} a échoué.`, output.trimEnd());
}

/** @param {Counts} counts */
async function runUnit(counts) {
  const report = reportFile('jest.json');
  const script = runScript('gate:unit', ['--json', `--outputFile=${report}`]);
  return countAfter(script, counts, report, (result) => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  }));
}

/** @param {Counts} counts @param {(text: string) => void} note */
async function runBrowserTests(counts, note) {
  const report = reportFile('playwright.json');
  const script = runScript('gate:e2e', [], {
    CHROMIUM_PATH: browser,
    ESCALE_SITE_DIR: siteDir,
    PLAYWRIGHT_JSON: report,
  });
  return countAfter(script, counts, report, ({ stats }) => {
    if (stats.flaky > 0) note(`${stats.flaky} au second essai : voir var/log/gate-e2e.log`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

async function publishScratch() {
  rmSync(siteDir, { recursive: true, force: true });
  await publishApps(siteDir, () => {});
}

/** @param {string} name */
function reportFile(name) {
  mkdirSync(fromRoot('var/reports'), { recursive: true });
  const file = fromRoot('var/reports', name);
  rmSync(file, { force: true });
  return file;
}

/** @param {Promise<void>} script @param {Counts} counts @param {string} report @param {(result: any) => Counts} read */
async function countAfter(script, counts, report, read) {
  try {
    await script;
  } finally {
    if (existsSync(report)) {
      const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')));
      counts.passed += passed;
      counts.failed += failed;
    }
  }
}
