// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lastLines, LaunchError } from './launch-error.mjs';
import { fromRoot } from './workspace-paths.mjs';
import { runLogged } from './processes.mjs';

const stampFile = fromRoot('node_modules/.escale-install');

/** Installs the dependencies when the lock file or a package.json changed, or when a link leads nowhere. */
export async function installDependencies() {
  const packages = workspaceFolders();
  const stamp = fingerprint(packages);
  if (readIfPresent(stampFile) === stamp && packages.every(isLinked)) return 'déjà à jour';
  const first = await runPnpmInstall();
  if (!first.ok && !(await reinstallFromScratch(packages)))
    throw new LaunchError(
      "L'installation des dépendances a échoué. Vérifiez l'accès au registre npm et l'espace disque, puis relancez la commande.",
      lastLines(first.output),
    );
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, fingerprint(packages));
  return undefined;
}

/** Installs from scratch, which repairs a moved store and a partial installation. @param {string[]} packages */
async function reinstallFromScratch(packages) {
  if (!existsSync(fromRoot('node_modules'))) return false;
  for (const folder of packages) rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
  return (await runPnpmInstall()).ok;
}

function runPnpmInstall() {
  const { devDependencies } = manifestOf(fromRoot());
  const lock = areLocked(workspaceFolders()) ? '--frozen-lockfile' : '--no-frozen-lockfile';
  const args = ['-y', `pnpm@${devDependencies?.pnpm}`, 'install', lock];
  return runLogged('install', 'npx', args, { env: { CI: 'true', npm_config_loglevel: 'error' } });
}

/** True if the lock file contains all modules; false just after a module was created. @param {string[]} packages */
function areLocked(packages) {
  const lock = readIfPresent(fromRoot('pnpm-lock.yaml'));
  return packages
    .map((folder) => path.relative(fromRoot(), folder))
    .filter((name) => name.startsWith('mf-'))
    .every((name) => lock.includes(`\n  ${name}:\n`));
}

function workspaceFolders() {
  const apps = readdirSync(fromRoot()).filter(
    (name) => name === 'shell' || name === 'mock-api' || name.startsWith('mf-'),
  );
  const groups = readdirSync(fromRoot('packages')).map((group) => path.join('packages', group));
  const shared = groups.flatMap((group) => [
    group,
    ...readdirSync(fromRoot(group)).map((name) => path.join(group, name)),
  ]);
  return [fromRoot(), ...[...apps, ...shared].sort().map((name) => fromRoot(name))].filter((folder) =>
    existsSync(path.join(folder, 'package.json')),
  );
}

/** @param {string[]} packages */
function fingerprint(packages) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  const files = packages.map((folder) => path.join(folder, 'package.json'));
  for (const file of [fromRoot('pnpm-lock.yaml'), fromRoot('pnpm-workspace.yaml'), ...files])
    hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** @param {string} folder */
function isLinked(folder) {
  const { dependencies = {}, devDependencies = {} } = manifestOf(folder);
  return Object.keys({ ...dependencies, ...devDependencies }).every((name) =>
    existsSync(path.join(folder, 'node_modules', name, 'package.json')),
  );
}

/** @param {string} folder @returns {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} */
function manifestOf(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/** @param {string} file */
function readIfPresent(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
