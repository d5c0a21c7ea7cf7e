// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LaunchError } from './launch-error.mjs';
import { fromRoot, port, productName } from './workspace-paths.mjs';

const file = fromRoot('var/run/start.json');
let held = false;

/** Makes this process the only `npm start` of the checkout: two would write the same database folder. */
export function holdInstance() {
  const other = readOther();
  if (other !== null)
    throw new LaunchError(
      `${productName} est déjà en marche ou en train de démarrer dans ce dossier (http://localhost:${other.port}, processus ${other.pid}). Arrêtez-la dans sa fenêtre avec Ctrl-C pour la relancer.`,
    );
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, port }));
  held = true;
}

export function releaseInstance() {
  if (held) rmSync(file, { force: true });
}

/** @returns {{ pid: number, port: number } | null} */
function readOther() {
  try {
    const other = JSON.parse(readFileSync(file, 'utf8'));
    return isLaunch(other.pid) ? other : null;
  } catch {
    return null;
  }
}

/**
 * True when the process runs and, where the system reports its command, is a launch script: process ids are reused.
 * @param {number} pid
 */
function isLaunch(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('launch/start.mjs');
}
