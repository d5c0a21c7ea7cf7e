// @ts-check
import { readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { findEngines } from './engines.mjs';
import { buildApps } from './build.mjs';
import { createProgressReader, withoutProgress } from './gate-progress.mjs';
import { installDependencies } from './install.mjs';
import { LaunchError } from './launch-error.mjs';
import { provideNginx } from './nginx.mjs';
import { runLogged } from './processes.mjs';
import { publishApps } from './publish.mjs';
import { addReport, readJest, readPlaywright } from './results.mjs';
import { fromRoot } from './workspace-paths.mjs';

/** @typedef {import('./schedule.mjs').Planned & { title: string, run: import('./progress.mjs').Run, isPart?: true }} Step `isPart`: a step that gates need and that cannot be chosen by itself */

const siteDir = fromRoot('var/test/site');
const siteEnvironment = { ESCALE_SITE_DIR: siteDir };
const reporters = [
  '--reporters=default',
  `--reporters=${fromRoot('packages/tools/workspace/src/jest-progress.cjs')}`,
];

/**
 * Returns the gates and their parts, by the name that `npm test -- <name>` takes. They start in the
 * order of the returned object. The unit tests leave cores idle. The build therefore runs beside
 * them, followed by the gates whose servers mostly wait.
 * @param {import('./results.mjs').Results} results gets the results of the tests
 * @param {string[]} options for Jest and Playwright
 * @returns {Record<string, Step>}
 */
export function createGates(results, options) {
  let browser = '';
  /** @type {import('./engines.mjs').Engines} */
  let engines = { firefox: null, webkit: null };
  /** @param {string} unit @param {string} name @param {Parameters<typeof addReport>[3]} read @param {(report: string, onLine: (line: string) => void) => Promise<unknown>} run @returns {Step['run']} */
  const counted = (unit, name, read, run) => (note, setStatus) =>
    addReport(results, name, (report) => run(report, createProgressReader(unit, note, setStatus)), read);
  const checks = {
    lint: wireitGate('Règles de code', 'gate:lint'),
    types: wireitGate('Types', 'gate:types'),
    api: wireitGate('Interfaces publiques', 'gate:api'),
    format: wireitGate('Mise en forme', 'gate:format'),
    boundaries: wireitGate('Frontières entre modules', 'gate:boundaries'),
    unused: wireitGate('Code inutilisé', 'gate:unused'),
    openapi: wireitGate("Description de l'API", 'gate:openapi'),
  };
  /** Returns the step of the journeys in an engine; without the engine they count as one skipped test. @param {string} title @param {string} name @param {() => string | null} find @returns {Step} */
  const journeys = (title, name, find) => ({
    title,
    needs: ['engines', 'publish'],
    after: ['e2e'],
    run: async (note, setStatus) => {
      const program = find();
      if (program === null) {
        results.skipped += 1;
        return 'absent de ce système';
      }
      const env = { ...siteEnvironment, ENGINE_PATH: program };
      return counted('parcours', `${name}.json`, readPlaywright, (report, onLine) =>
        runScript(`gate:${name}`, options, { ...env, PLAYWRIGHT_JSON: report }, onLine),
      )(note, setStatus);
    },
  });
  const checked = { needs: ['install'], after: Object.keys(checks) };
  return {
    nginx: { title: 'nginx', isPart: true, isLight: true, run: provideNginx },
    install: { title: 'Installation des dépendances', isPart: true, run: installDependencies },
    browser: {
      title: 'Navigateur',
      isPart: true,
      isLight: true,
      needs: ['install'],
      // This step and `nginx` may both run apt-get, which only one process can do at a time.
      after: ['nginx'],
      run: async () => void (browser = await findBrowser()),
    },
    engines: {
      title: 'Firefox et WebKit',
      isPart: true,
      isLight: true,
      after: ['nginx', 'browser'],
      run: async () => void (engines = await findEngines()),
    },
    ...checks,
    unit: {
      title: 'Tests unitaires',
      ...checked,
      needs: ['install', 'nginx'],
      run: counted('fichiers', 'jest.json', readJest, (report, onLine) =>
        runScript('gate:unit', ['--json', `--outputFile=${report}`, ...reporters, ...options], {}, onLine),
      ),
    },
    build: { title: 'Construction', isPart: true, ...checked, run: buildApps },
    publish: { title: 'Publication', isPart: true, needs: ['build'], run: publishTestSite },
    e2e: {
      title: 'Tests dans le navigateur',
      needs: ['browser', 'publish'],
      after: ['unit'],
      run: counted('tests', 'playwright.json', readPlaywright, (report, onLine) =>
        runScript(
          'gate:e2e',
          options,
          { ...siteEnvironment, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON: report },
          onLine,
        ),
      ),
    },
    firefox: journeys('Parcours dans Firefox', 'firefox', () => engines.firefox),
    webkit: journeys('Parcours dans WebKit', 'webkit', () => engines.webkit),
    attack: {
      title: 'Attaques',
      ...checked,
      run: counted(
        'attaques',
        'attack.json',
        (counts) => counts,
        (report, onLine) => runScript('attack', ['--quick'], { ATTACK_JSON: report }, onLine),
      ),
    },
    durability: {
      title: 'Pannes',
      ...checked,
      run: async () => void (await runScript('durability', ['--quick'])),
    },
    budgets: {
      title: 'Budgets de chargement',
      needs: ['browser', 'publish'],
      run: async () =>
        void (await runScript('gate:budgets', [], { ...siteEnvironment, CHROMIUM_PATH: browser })),
    },
  };
}

/**
 * Returns a gate that wireit skips if its inputs have not changed since a run that passed (package.json, "wireit").
 * @param {string} title @param {string} script @returns {Step}
 */
function wireitGate(title, script) {
  const isSkipped = new RegExp(`\\[${script}\\] (Already fresh|Restored from cache)`);
  const run = async () => {
    const output = await runScript(script, [], { WIREIT_LOGGER: 'simple' });
    return isSkipped.test(output) ? 'inchangé' : undefined;
  };
  return { title, isCheck: true, needs: ['install'], run };
}

/** @param {string} script @param {string[]} args @param {Record<string, string>} [env] @param {(line: string) => void} [onLine] */
async function runScript(script, args, env, onLine) {
  const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  if (scripts[script] === undefined) throw new LaunchError(`Le script ${script} manque dans package.json.`);
  const command = ['run', '--silent', script, '--', ...args];
  const { ok, output } = await runLogged(script.replace(':', '-'), 'npm', command, { env, onLine });
  if (!ok) throw new LaunchError(`${script} a échoué.`, withoutProgress(output));
  return output;
}

async function publishTestSite() {
  rmSync(siteDir, { recursive: true, force: true });
  await publishApps(siteDir, () => {});
}
