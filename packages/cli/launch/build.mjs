// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lastLines, LaunchError } from './launch-error.mjs';
import { fromRoot, remotes } from './workspace-paths.mjs';
import { runLogged } from './processes.mjs';
import { secondsSince } from './progress.mjs';

const atOnce = 2;
const notBuilt = new Set(['node_modules', 'dist', 'coverage', 'cli', 'gateway', 'e2e', 'testing']);

/** Builds the shell and the remotes for production, two at a time, leaving out those whose inputs did not change. @param {(text: string) => void} note */
export async function buildApps(note) {
  const shared = fingerprint([fromRoot('packages'), fromRoot('pnpm-lock.yaml')]);
  const waiting = ['shell', ...remotes]
    .map((app) => ({ app, inputs: `${shared}-${fingerprint([fromRoot(app)])}` }))
    .filter(({ app, inputs }) => !isBuilt(app, inputs));
  if (waiting.length === 0) return 'déjà à jour';
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const started = Date.now();
      await build(next.app);
      writeFileSync(fromRoot(next.app, 'dist/.inputs'), next.inputs);
      note(`${next.app} ${secondsSince(started)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return undefined;
}

/** @param {string} app */
async function build(app) {
  const args = [fromRoot('packages/module-kit/build/run-build.mjs'), fromRoot(app)];
  const { ok, output } = await runLogged(`build-${app}`, process.execPath, args, {
    env: { NODE_ENV: 'production' },
  });
  if (!ok) throw new LaunchError(`La construction de ${app} a échoué.`, lastLines(output));
}

/** @param {string} app @param {string} inputs */
function isBuilt(app, inputs) {
  const mark = fromRoot(app, 'dist/.inputs');
  const result = fromRoot(app, 'dist', app === 'shell' ? 'index.html' : 'descriptor.json');
  return existsSync(result) && existsSync(mark) && readFileSync(mark, 'utf8') === inputs;
}

/** @param {string[]} places */
function fingerprint(places) {
  const hash = createHash('sha256');
  for (const place of places)
    for (const file of filesOf(place))
      hash.update(path.relative(fromRoot(), file)).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} place @returns {string[]} */
function filesOf(place) {
  if (!existsSync(place)) return [];
  if (path.extname(place) === '.yaml' || path.extname(place) === '.json') return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !notBuilt.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(place, entry.name);
      return entry.isDirectory() ? filesOf(file) : entry.isFile() ? [file] : [];
    });
}
