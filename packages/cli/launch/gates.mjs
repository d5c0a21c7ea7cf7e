// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { buildApps } from './build.mjs';
import { LaunchError } from './launch-error.mjs';
import { bringNginx } from './nginx.mjs';
import { fromRoot } from './workspace-paths.mjs';
import { runLogged } from './processes.mjs';
import { publishApps } from './publish.mjs';
import { readProgress, withoutProgress } from './gate-progress.mjs';

/** @typedef {import('./progress.mjs').Step} Step */
/** @typedef {{ passed: number, failed: number }} Counts */

const siteDir = fromRoot('var/test/site');

/**
 * The gates by the name that `npm test -- <name>` takes. Static gates need nothing of each other and run side by side,
 * the longest first; the others run one after the other, a step that two of them name once.
 * @param {Counts} counts gets the results of the tests
 * @param {string[]} testOptions options for Jest and Playwright
 * @returns {{ static: Record<string, Step>, tests: Record<string, Step[]> }}
 */
export function createGates(counts, testOptions) {
  let browser = '';
  /** @param {string} title @param {string} script @returns {Step} */
  const check = (title, script) => ({ title, run: () => runScript(script) });
  /** @type {Step[]} */
  const site = [
    { title: 'Construction', run: buildApps },
    { title: 'Publication', run: () => publishScratch() },
  ];
  return {
    static: {
      lint: check('Règles de code', 'gate:lint'),
      types: check('Types', 'gate:types'),
      api: check('Interfaces publiques', 'gate:api'),
      format: check('Mise en forme', 'gate:format'),
      boundaries: check('Frontières entre modules', 'gate:boundaries'),
      unused: check('Code inutilisé', 'gate:unused'),
      openapi: check("Description de l'API", 'gate:openapi'),
    },
    tests: {
      unit: [
        {
          title: 'Tests unitaires',
          run: (note, setStatus) => runUnit(counts, testOptions, readProgress('fichiers', note, setStatus)),
        },
      ],
      attack: [
        {
          title: 'Attaques',
          run: (note, setStatus) => runAttacks(counts, readProgress('attaques', note, setStatus)),
        },
      ],
      durability: [{ title: 'Pannes', run: () => runScript('durability', ['--quick']) }],
      budgets: [
        ...site,
        {
          title: 'Budgets de chargement',
          run: () => runScript('gate:budgets', [], { env: { ESCALE_SITE_DIR: siteDir } }),
        },
      ],
      e2e: [
        { title: 'Navigateur', run: async () => void (browser = await findBrowser()) },
        ...site,
        {
          title: 'Tests dans le navigateur',
          run: (note, setStatus) =>
            runBrowserTests(counts, browser, testOptions, readProgress('tests', note, setStatus)),
        },
      ],
    },
  };
}

/** @param {string} script @param {string[]} [args] @param {{ env?: Record<string, string>, onLine?: (line: string) => void }} [options] */
async function runScript(script, args = [], options = {}) {
  const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  if (scripts[script] === undefined) throw new LaunchError(`Le script ${script} manque dans package.json.`);
  const command = ['run', '--silent', script, '--', ...args];
  const { ok, output } = await runLogged(script.replace(':', '-'), 'npm', command, options);
  if (!ok) throw new LaunchError(`${script} a échoué.`, withoutProgress(output));
}

/** @param {Counts} counts @param {string[]} options @param {(line: string) => void} onLine */
async function runUnit(counts, options, onLine) {
  await bringNginx();
  const report = reportFile('jest.json');
  const reporters = [
    '--reporters=default',
    `--reporters=${fromRoot('packages/cli/launch/jest-progress.cjs')}`,
  ];
  const args = ['--json', `--outputFile=${report}`, ...reporters, ...options];
  return countAfter(runScript('gate:unit', args, { onLine }), counts, report, (result) => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  }));
}

/** @param {Counts} counts @param {string} browser @param {string[]} options @param {(line: string) => void} onLine */
async function runBrowserTests(counts, browser, options, onLine) {
  const report = reportFile('playwright.json');
  const env = { CHROMIUM_PATH: browser, ESCALE_SITE_DIR: siteDir, PLAYWRIGHT_JSON: report };
  return countAfter(runScript('gate:e2e', options, { env, onLine }), counts, report, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected,
  }));
}

/** @param {Counts} counts @param {(line: string) => void} onLine */
async function runAttacks(counts, onLine) {
  const report = reportFile('attack.json');
  const options = { env: { ATTACK_JSON: report }, onLine };
  return countAfter(runScript('attack', ['--quick'], options), counts, report, (result) => result);
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
