// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lastLines, LaunchError } from './launch-error.mjs';
import { fromRoot, remotes } from './workspace-paths.mjs';
import { runLogged } from './processes.mjs';
import { secondsSince } from './progress.mjs';

const concurrency = 2;
const ignoredNames = new Set(['node_modules', 'dist', 'coverage', 'server', 'tests', 'tools']);

/** Builds the shell and the remotes for production, two at a time, leaving out those whose inputs did not change. @param {(text: string) => void} note */
export async function buildApps(note) {
  const shared = fingerprint([fromRoot('packages'), fromRoot('pnpm-lock.yaml')]);
  const waiting = ['shell', ...remotes]
    .map((app) => ({ app, inputs: `${shared}-${fingerprint([fromRoot(app)])}` }))
    .filter(({ app, inputs }) => !isBuilt(app, inputs));
  if (waiting.length === 0) return 'déjà à jour';
  const total = waiting.length;
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const started = Date.now();
      await build(next.app);
      writeFileSync(fromRoot(next.app, 'dist/.inputs'), next.inputs);
      done += 1;
      note(`${next.app} ${secondsSince(started)} (${done} sur ${total})`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return undefined;
}

/** @param {string} app */
async function build(app) {
  const args = [fromRoot('packages/front/module-kit/build/run-build.mjs'), fromRoot(app)];
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

/** @param {string[]} roots */
function fingerprint(roots) {
  const hash = createHash('sha256');
  for (const start of roots)
    for (const file of filesOf(start))
      hash.update(path.relative(fromRoot(), file)).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} start @returns {string[]} */
function filesOf(start) {
  if (!existsSync(start)) return [];
  if (path.extname(start) === '.yaml') return [start];
  return readdirSync(start, { withFileTypes: true })
    .filter((entry) => !ignoredNames.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(start, entry.name);
      return entry.isDirectory() ? filesOf(file) : entry.isFile() ? [file] : [];
    });
}
