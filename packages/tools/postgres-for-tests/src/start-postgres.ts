import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findBinaries, type Binaries } from './binaries';

/**
 * Found on first use: the search starts processes, and most tests only need the address of a
 * running server.
 */
let foundBinaries: Binaries | string | undefined;
const binaries = () => (foundBinaries ??= findBinaries());

/** Returns why no PostgreSQL server can be started here; `undefined` if one can. */
export function postgresUnavailableReason(): string | undefined {
  const programs = binaries();
  return typeof programs === 'string' ? programs : undefined;
}

/** A PostgreSQL server on a free port, with its data in a temporary folder. */
export interface TestPostgres {
  /** The address of the server's first database. */
  url: string;
  /** Stops the server like an administrator who does not wait for clients, or like a failing machine. */
  stop: (how?: 'fast' | 'kill') => Promise<void>;
  start: () => Promise<void>;
  /** Stops the server and removes its data. */
  remove: () => Promise<void>;
}

const user = 'postgres';

/** Data that will be deleted need not reach the disk. */
const withoutFlushes = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

const serverSettings = [
  'shared_buffers=32MB',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'lc_messages=C',
];

/**
 * Errors of a start just after a kill. For a moment, processes of the killed server still hold its
 * memory and port.
 */
const temporaryFailure = /still in use|could not bind|already exists/;
const patienceMs = 10_000;

const readyLine = 'database system is ready to accept connections';

/**
 * Starts a server, which ends with this process at the latest. With `durable`, a commit waits until it
 * is on the disk, as in production; without, tests are faster.
 */
export async function startPostgres(
  programs: Binaries | string = binaries(),
  { durable = false } = {},
): Promise<TestPostgres> {
  if (typeof programs === 'string') throw new Error(programs);
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  await chmod(folder, 0o755);
  const data = path.join(folder, 'data');
  await mkdir(data);
  const { uid, gid } = programs.account;
  if (uid !== undefined && gid !== undefined) await chown(data, uid, gid);
  await initialise(programs, data);
  const port = await freePort();
  let server: ChildProcess | undefined;
  const chosen = durable ? serverSettings : [...serverSettings, ...withoutFlushes];
  const start = async () => {
    const limit = performance.now() + patienceMs;
    for (;;)
      try {
        server = await runServer(programs, data, port, chosen);
        return;
      } catch (error) {
        if (performance.now() > limit || !temporaryFailure.test(String(error))) throw error;
        await pause(200);
      }
  };
  const stop = (how: 'fast' | 'kill' = 'fast') => endServer(server, how === 'kill' ? 'SIGKILL' : 'SIGINT');
  await start();
  return {
    url: `postgres://${user}@127.0.0.1:${port}/postgres`,
    stop,
    start,
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function initialise({ folder, account }: Binaries, data: string): Promise<void> {
  const options = ['--auth=trust', `--username=${user}`, '--encoding=UTF8', '--no-locale', '--no-sync'];
  await promisify(execFile)(path.join(folder, 'initdb'), [...options, `--pgdata=${data}`], {
    ...account,
    cwd: data,
  });
}

/** Starts the server and resolves when it accepts connections. */
function runServer(
  { folder, account }: Binaries,
  data: string,
  port: number,
  chosen: readonly string[],
): Promise<ChildProcess> {
  const flags = chosen.flatMap((setting) => ['-c', setting]);
  const server = spawn(path.join(folder, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...account,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const killServer = () => server.kill('SIGQUIT');
  process.once('exit', killServer);
  let log = '';
  return new Promise((resolve, reject) => {
    server.once('exit', () => {
      process.off('exit', killServer);
      reject(new Error(`PostgreSQL did not start:\n${log}`));
    });
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-10_000);
      if (log.includes(readyLine)) resolve(server);
    });
  });
}

async function endServer(server: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}

async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
