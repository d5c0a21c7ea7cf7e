// @ts-check
import { readFileSync } from 'node:fs';
import { apiPort, fromRoot, port, remotes } from './workspace-paths.mjs';
import { isTaken } from './ports.mjs';

const firstOtherPort = 3010;
const firstDocsPort = 3050;

/** Returns the port that a module's package.json names for development. @param {string} name @returns {number | undefined} */
function configuredPort(name) {
  return JSON.parse(readFileSync(fromRoot(name, 'package.json'), 'utf8')).config?.devPort;
}

/**
 * Assigns a port to each module's development server: the port that its package.json names. If that
 * port is missing or taken, assigns the next free one.
 * @returns {Promise<Map<string, number>>}
 */
export async function assignPorts() {
  const used = new Set([port, apiPort]);
  const isFree = isFreeBeside(used);
  /** @type {Map<string, number>} */
  const assigned = new Map();
  const configured = remotes.filter((name) => configuredPort(name) !== undefined);
  for (const name of [...configured, ...remotes.filter((other) => !configured.includes(other))]) {
    let candidate = configuredPort(name) ?? firstOtherPort;
    while (!(await isFree(candidate))) candidate = Math.max(candidate + 1, firstOtherPort);
    used.add(candidate);
    assigned.set(name, candidate);
  }
  return assigned;
}

/** Returns the first free port for the documentation. @param {Iterable<number>} taken ports of servers that are about to start */
export async function docsPort(taken) {
  const isFree = isFreeBeside(new Set([port, apiPort, ...taken]));
  let candidate = firstDocsPort;
  while (!(await isFree(candidate))) candidate += 1;
  return candidate;
}

/** @param {Set<number>} used @returns {(candidate: number) => Promise<boolean>} */
const isFreeBeside = (used) => async (candidate) => !used.has(candidate) && !(await isTaken(candidate));
