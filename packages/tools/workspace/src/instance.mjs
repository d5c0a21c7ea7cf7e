// @ts-check
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { LaunchError } from './launch-error.mjs';
import { fromRoot, port, productName } from './workspace-paths.mjs';

const instanceFile = fromRoot('var/run/start.json');
/** Temporary path of the instance file while this process creates or removes it. */
const temporaryFile = `${instanceFile}.${process.pid}`;
/** The instance file records this folder, since a copy of the checkout contains a copy of that file. */
const checkoutFolder = realpathSync(fromRoot());
let isLocked = false;

/**
 * Makes this process the only `npm start` of the checkout, since two would write the same database
 * folder.
 */
export function lockInstance() {
  mkdirSync(path.dirname(instanceFile), { recursive: true });
  while (!isLocked) {
    isLocked = createInstanceFile();
    if (!isLocked) removeStaleFile();
  }
}

/**
 * Creates the file with all its content at once. If two processes start together, only one
 * succeeds.
 */
function createInstanceFile() {
  writeFileSync(temporaryFile, JSON.stringify({ pid: process.pid, port, folder: checkoutFolder }));
  try {
    return succeeds(() => linkSync(temporaryFile, instanceFile), 'EEXIST');
  } finally {
    rmSync(temporaryFile, { force: true });
  }
}

/** Returns false if `change` fails with the error code `otherwise`. @param {() => void} change @param {string} otherwise */
function succeeds(change, otherwise) {
  try {
    change();
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== otherwise) throw error;
    return false;
  }
}

/** Removes the file of a process that has ended, unless another process has replaced it meanwhile. */
function removeStaleFile() {
  assertNoOther(instanceFile);
  if (!succeeds(() => renameSync(instanceFile, temporaryFile), 'ENOENT')) return;
  try {
    assertNoOther(temporaryFile);
  } catch (error) {
    renameSync(temporaryFile, instanceFile);
    throw error;
  }
  rmSync(temporaryFile);
}

/** @param {string} found */
function assertNoOther(found) {
  const other = readOther(found);
  if (other !== null)
    throw new LaunchError(
      `${productName} est déjà en marche ou en train de démarrer dans ce dossier (http://localhost:${other.port}, processus ${other.pid}). Arrêtez-la dans sa fenêtre avec Ctrl-C pour la relancer.`,
    );
}

export function releaseInstance() {
  if (isLocked) rmSync(instanceFile, { force: true });
}

/** @param {string} found @returns {{ pid: number, port: number } | null} */
function readOther(found) {
  try {
    const other = JSON.parse(readFileSync(found, 'utf8'));
    const isHere = other.folder === undefined || other.folder === checkoutFolder;
    // In a container, this process may have the same id as a killed one.
    return isHere && other.pid !== process.pid && isLaunch(other.pid) ? other : null;
  } catch {
    return null;
  }
}

/**
 * True when the process runs and is a launch script: process ids are reused. Where the system does
 * not reveal the command of the process, any process counts as a launch script.
 * @param {number} pid
 */
function isLaunch(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const command = commandOf(pid);
  // Includes the former path of the scripts, since an older checkout may be running.
  return command === null || /(?:launch|workspace\/src)\/(?:start|dev)\.mjs/.test(command);
}

/** @param {number} pid @returns {string | null} */
function commandOf(pid) {
  const ofLinux = `/proc/${pid}/cmdline`;
  if (existsSync(ofLinux)) return readFileSync(ofLinux, 'utf8');
  if (process.platform === 'win32') return null;
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return null;
  }
}
