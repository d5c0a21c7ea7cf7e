// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LaunchError } from './launch-error.mjs';
import { fromRoot, port, productName } from './workspace-paths.mjs';

const file = fromRoot('var/run/start.json');
/** A copy of the checkout has the file of the folder that it was copied from. */
const folder = realpathSync(fromRoot());
let held = false;

/** Makes this process the only `npm start` of the checkout: two would write the same database folder. */
export function holdInstance() {
  mkdirSync(path.dirname(file), { recursive: true });
  while (!held) {
    const other = readOther();
    if (other !== null)
      throw new LaunchError(
        `${productName} est déjà en marche ou en train de démarrer dans ce dossier (http://localhost:${other.port}, processus ${other.pid}). Arrêtez-la dans sa fenêtre avec Ctrl-C pour la relancer.`,
      );
    rmSync(file, { force: true });
    held = create();
  }
}

/** Of two that start at once, one creates the file. */
function create() {
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, port, folder }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  }
}

export function releaseInstance() {
  if (held) rmSync(file, { force: true });
}

/** @returns {{ pid: number, port: number } | null} */
function readOther() {
  try {
    const other = JSON.parse(readFileSync(file, 'utf8'));
    const isHere = other.folder === undefined || other.folder === folder;
    return isHere && isLaunch(other.pid) ? other : null;
  } catch {
    return null;
  }
}

/**
 * True when the process runs and, where the system tells its command, is a launch script: process ids are reused.
 * @param {number} pid
 */
function isLaunch(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const command = commandOf(pid);
  return command === null || /launch\/(?:start|dev)\.mjs/.test(command);
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
