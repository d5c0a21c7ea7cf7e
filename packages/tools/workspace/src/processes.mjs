// @ts-check
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fromRoot } from './workspace-paths.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const hasProcessGroups = process.platform !== 'win32';
/** @type {Set<ChildProcess>} */
const runningChildren = new Set();

/**
 * Starts a program, and writes its output to `var/log/<name>.log`. The program has its own process
 * group: Ctrl-C then reaches only this script, which then stops its programs.
 * @param {string} name @param {string} command @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, ipc?: boolean, onLine?: (line: string) => void }} [options]
 *   `onLine` gets each line of the program's standard output
 */
export function startLogged(name, command, args, { cwd = fromRoot(), env = {}, ipc = false, onLine } = {}) {
  mkdirSync(fromRoot('var/log'), { recursive: true });
  const log = createWriteStream(fromRoot('var/log', `${name}.log`), { mode: 0o600 });
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? [/** @type {const} */ ('ipc')] : [])],
    detached: hasProcessGroups,
    shell: process.platform === 'win32' && !command.endsWith('.exe'),
  });
  runningChildren.add(child);
  if (onLine !== undefined && child.stdout !== null)
    createInterface({ input: child.stdout }).on('line', onLine);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    stream?.on('data', (text) => {
      output = (output + text).slice(-4_000_000);
      log.write(text);
    });
  }
  /** @type {Promise<{ code: number | null, signal: string | null }>} */
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      output += `${error.message}\n`;
      runningChildren.delete(child);
      resolve({ code: 127, signal: null });
    });
    child.on('close', (code, signal) => {
      runningChildren.delete(child);
      log.end();
      resolve({ code, signal });
    });
  });
  return { child, ended, output: () => output };
}

/**
 * Runs a program to its end.
 * @param {string} name @param {string} command @param {string[]} args
 * @param {Parameters<typeof startLogged>[3]} [options]
 */
export async function runLogged(name, command, args, options) {
  const { ended, output } = startLogged(name, command, args, options);
  const { code } = await ended;
  return { ok: code === 0, output: output() };
}

/** Sends a signal to a program and to the programs that it started. @param {ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (hasProcessGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    child.kill(signal);
  }
}

/** How long a server may take to stop, as documented: notice, open calls and ten seconds more. */
const stopSeconds =
  Number(process.env.STOP_NOTICE_SECONDS || 0) + Number(process.env.STOP_SECONDS || 10) + 10;

/**
 * Stops all started processes and waits for them. Kills a process that takes longer than a server
 * may take.
 */
export async function stopAll() {
  const children = [...runningChildren];
  const gone = Promise.all(children.map((child) => new Promise((resolve) => child.once('close', resolve))));
  for (const child of children) signalGroup(child, 'SIGTERM');
  const timer = setTimeout(
    () => children.forEach((child) => signalGroup(child, 'SIGKILL')),
    stopSeconds * 1_000,
  );
  await gone;
  clearTimeout(timer);
}
