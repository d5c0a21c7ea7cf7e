import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

/**
 * The process that holds a lock or made a temporary folder. Its start time is part of its identity,
 * since ids are reused. So are its host and namespace, since an id has a meaning only within these.
 */
export interface Holder {
  pid: number;
  /** The host and, on Linux, its boot and the process namespace: containers may share a host name. */
  host: string;
  /** In clock ticks since the host started; without /proc, in milliseconds. Empty if the system does not report it. */
  startTime: string;
  /** Inode and path of the folder that the process holds. */
  folder?: readonly [string, string] | undefined;
}

/** Returns the scope within which a process id, as this process sees it, is unique. */
export async function localHost(): Promise<string> {
  const [namespace, run] = await Promise.all([
    readlink('/proc/self/ns/pid').catch(() => ''),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
  ]);
  const mark = createHash('sha256')
    .update(namespace + run)
    .digest('hex')
    .slice(0, 12);
  return namespace === '' ? hostname() : `${hostname()}/${mark}`;
}

/** Returns a process of this host as a holder; by default, this process. */
export async function localHolder(pid = process.pid): Promise<Holder> {
  const { startTime } = await readProcess(pid);
  return { pid, host: await localHost(), startTime };
}

/** Returns the holder recorded in a file, or undefined when the file is missing or unreadable. */
export async function readHolder(file: string): Promise<Holder | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [, pid, host = '', startTime = '', number, place = ''] =
    /^(\d+) (\S+) (\d*)\n(?:(\d+) (\S+)\n)?$/.exec(text) ?? [];
  if (pid === undefined) return undefined;
  return {
    pid: Number(pid),
    host,
    startTime,
    folder: number === undefined ? undefined : [number, decodeURIComponent(place)],
  };
}

export const formatHolder = ({ pid, host, startTime, folder }: Holder) =>
  `${pid} ${host} ${startTime}\n${folder === undefined ? '' : `${folder[0]} ${encodeURIComponent(folder[1])}\n`}`;

/** True while a process of this host exists, even if it is stopped or stalled. */
export async function isRunning({ pid, startTime }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const current = await readProcess(pid);
  if (current.state === 'Z') return false;
  return startTime === '' || current.startTime === '' || startTime === current.startTime;
}

interface ProcessInfo {
  state: string;
  startTime: string;
}

/** Reads Linux's `/proc`, or runs `ps` on other systems; both fields are empty if neither works. */
async function readProcess(pid: number): Promise<ProcessInfo> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (stat === '') return askPs(pid);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', startTime: fields[19] ?? '' };
}

const runFile = promisify(execFile);

async function askPs(pid: number): Promise<ProcessInfo> {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const { stdout } = await runFile('ps', ['-o', 'state=', '-o', 'lstart=', '-p', String(pid)], { env }).catch(
    () => ({ stdout: '' }),
  );
  const [, state = '', start = ''] = /^(\S)\S*\s+(.+\S)/.exec(stdout) ?? [];
  const startedAt = Date.parse(`${start} UTC`);
  return { state, startTime: Number.isNaN(startedAt) ? '' : String(startedAt) };
}
