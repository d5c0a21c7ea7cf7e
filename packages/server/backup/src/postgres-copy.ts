import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { SchemaVersion } from '@escale/data-folder';
import { PublishError } from '@escale/site';
import { knownMigrations } from './release';

const runFile = promisify(execFile);

/**
 * Returns the environment for PostgreSQL's programs. It contains the password, since other users
 * could read a command line.
 */
function programEnvironment(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const ofTls = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'].flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[`PG${name.toUpperCase()}`, value]];
  });
  return {
    ...process.env,
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname).replace(/^\[|\]$/g, ''),
    ...(port !== '' && { PGPORT: port }),
    ...(username !== '' && { PGUSER: decodeURIComponent(username) }),
    ...(password !== '' && { PGPASSWORD: decodeURIComponent(password) }),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(Object.fromEntries(ofTls) as NodeJS.ProcessEnv),
  };
}

async function runProgram(name: string, url: string, args: readonly string[]): Promise<string> {
  try {
    return (await runFile(name, [...args], { env: programEnvironment(url), maxBuffer: 1e8 })).stdout;
  } catch (error) {
    const { code, stderr = '' } = error as NodeJS.ErrnoException & { stderr?: string };
    throw new PublishError(
      code === 'ENOENT'
        ? `${name} is not on the PATH: install the client programs of PostgreSQL (postgresql-client), of the server's version or a later one`
        : `${name} failed: ${stderr.trim()}`,
    );
  }
}

const queryNumber = async (url: string, query: string): Promise<number> =>
  Number((await runProgram('psql', url, ['-XtA', '-v', 'ON_ERROR_STOP=1', '-c', query])).trim());

/** Writes a consistent copy of a PostgreSQL database while it is in use. */
export async function copyPostgres(url: string, file: string): Promise<void> {
  await runProgram('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`]);
}

export const isPostgresEmpty = async (url: string): Promise<boolean> =>
  (await queryNumber(
    url,
    "SELECT count(*) FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
  )) === 0;

/** Returns the last migration of a database; `null` if no migration has run. */
export async function readPostgresSchema(url: string): Promise<SchemaVersion | null> {
  if ((await queryNumber(url, "SELECT count(to_regclass('drizzle.__drizzle_migrations'))")) === 0)
    return null;
  const at = await queryNumber(url, 'SELECT coalesce(max(created_at), 0) FROM drizzle.__drizzle_migrations');
  return { name: (await knownMigrations()).find((one) => one.at === at)?.name ?? '', at };
}

/** Replaces all tables with those of the copy, in one transaction. Refuses while other clients are connected. */
export async function replacePostgresTables(url: string, file: string): Promise<void> {
  const others = await queryNumber(
    url,
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
  );
  if (others > 0)
    throw new PublishError(`others are connected to the database (${others}): stop the API processes first`);
  const script = `${file}.sql`;
  await runProgram('pg_restore', url, ['--no-owner', '--no-privileges', `--file=${script}`, file]);
  if ((await queryNumber(url, 'SHOW server_version_num')) < 170_000) await disableNewerSetting(script);
  const args = ['-Xq', '--single-transaction', '-v', 'ON_ERROR_STOP=1'];
  await runProgram('psql', url, [...args, '-c', dropAllTables, '-f', script]);
}

const newerSetting = 'SET transaction_timeout = 0;';
const scriptHeadBytes = 4_096;

/**
 * Comments out `transaction_timeout`: pg_restore 17 and later set it, and servers before 17 refuse
 * it.
 */
export async function disableNewerSetting(script: string): Promise<void> {
  const handle = await open(script, 'r+');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(scriptHeadBytes), 0, scriptHeadBytes, 0);
    const at = buffer.subarray(0, bytesRead).indexOf(`\n${newerSetting}\n`);
    if (at >= 0) await handle.write('--'.padEnd(newerSetting.length), at + 1);
  } finally {
    await handle.close();
  }
}

/** Drops all tables, since the copy does not replace tables that only a later release has. */
const dropAllTables =
  'SET client_min_messages = warning; DROP SCHEMA IF EXISTS drizzle CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public;';
