// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { lastLines, LaunchError } from './launch-error.mjs';
import { runLogged } from './processes.mjs';
import { programs } from './programs.mjs';
import { fromRoot } from './workspace-paths.mjs';

/** Bundles programs into the `dist` folders of their packages, leaving out those whose sources did not change. @param {string[]} names */
export async function bundleServers(names) {
  await Promise.all(names.map(bundle));
}

/** @param {string} name */
async function bundle(name) {
  const folder = programs[name]?.folder;
  if (folder === undefined)
    throw new LaunchError(`Programme inconnu : ${name}. Il y a : ${Object.keys(programs).join(', ')}.`);
  const dist = fromRoot(folder, 'dist');
  const mark = fromRoot(folder, 'dist/.inputs');
  if (existsSync(mark) && isCurrent(readFileSync(mark, 'utf8'))) return;
  const written = fromRoot(folder, `.dist-${process.pid}`);
  const { ok, output } = await runLogged(`build-${name}`, process.execPath, [
    fromRoot('packages/tools/workspace/src/write-bundle.mjs'),
    written,
    name,
  ]);
  if (!ok) throw new LaunchError(`La construction de ${name} a échoué.`, lastLines(output));
  const inputs = JSON.parse(output.trim().split('\n').at(-1) ?? '[]');
  writeFileSync(`${written}/.inputs`, JSON.stringify({ inputs, hash: hashOf(inputs) }));
  rmSync(dist, { recursive: true, force: true });
  renameSync(written, dist);
}

/** @param {string} mark */
function isCurrent(mark) {
  const { inputs, hash } = JSON.parse(mark);
  return hashOf(inputs) === hash;
}

/** Files that affect every bundle. */
const commonInputs = ['pnpm-lock.yaml', 'packages/tools/workspace/src/write-bundle.mjs'];

/** Returns a hash of the files and of `commonInputs`; empty if one of them is missing. @param {string[]} inputs */
function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const file of [...commonInputs, ...inputs].map((input) => fromRoot(input))) {
    if (!existsSync(file)) return '';
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}
