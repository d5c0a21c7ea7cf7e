import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { SchemaVersion } from '@escale/data-folder';
import { PublishError } from '@escale/site';
import { knownMigrations } from './release';

const run = promisify(execFile);

/** Settings for PostgreSQL's programs, which read a password from the environment: the command line is public. */
function programSettings(url: string): NodeJS.ProcessEnv {
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

async function program(name: string, url: string, args: readonly string[]): Promise<string> {
  try {
    return (await run(name, [...args], { env: programSettings(url), maxBuffer: 1e8 })).stdout;
  } catch (error) {
    const { code, stderr = '' } = error as NodeJS.ErrnoException & { stderr?: string };
    throw new PublishError(
      code === 'ENOENT'
        ? `${name} is not on the PATH: install the client programs of PostgreSQL (postgresql-client), of the server's version or a later one`
        : `${name} failed: ${stderr.trim()}`,
    );
  }
}

const ask = async (url: string, query: string): Promise<number> =>
  Number((await program('psql', url, ['-XtA', '-v', 'ON_ERROR_STOP=1', '-c', query])).trim());

/** Writes a consistent copy of a PostgreSQL database while it is in use. */
export async function copyPostgres(url: string, file: string): Promise<void> {
  await program('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`]);
}

export const isPostgresEmpty = async (url: string): Promise<boolean> =>
  (await ask(
    url,
    "SELECT count(*) FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
  )) === 0;

/** The last migration of a database; null if it has none. */
export async function schemaOfPostgres(url: string): Promise<SchemaVersion | null> {
  if ((await ask(url, "SELECT count(to_regclass('drizzle.__drizzle_migrations'))")) === 0) return null;
  const at = await ask(url, 'SELECT coalesce(max(created_at), 0) FROM drizzle.__drizzle_migrations');
  return { name: (await knownMigrations()).find((one) => one.at === at)?.name ?? '', at };
}

/** Replaces all tables with those of the copy, in one transaction. There must be no other connection. */
export async function putPostgres(url: string, file: string): Promise<void> {
  const others = await ask(
    url,
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
  );
  if (others > 0)
    throw new PublishError(`others are connected to the database (${others}): stop the API processes first`);
  const script = `${file}.sql`;
  await program('pg_restore', url, ['--no-owner', '--no-privileges', `--file=${script}`, file]);
  if ((await ask(url, 'SHOW server_version_num')) < 170_000) await withoutLaterSettings(script);
  const args = ['-Xq', '--single-transaction', '-v', 'ON_ERROR_STOP=1'];
  await program('psql', url, [...args, '-c', emptied, '-f', script]);
}

const laterSetting = 'SET transaction_timeout = 0;';
const headBytes = 4_096;

/** From version 17 on, pg_restore emits a setting that earlier servers refuse; it is commented out. */
export async function withoutLaterSettings(script: string): Promise<void> {
  const handle = await open(script, 'r+');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const at = buffer.subarray(0, bytesRead).indexOf(`\n${laterSetting}\n`);
    if (at >= 0) await handle.write('--'.padEnd(laterSetting.length), at + 1);
  } finally {
    await handle.close();
  }
}

/** A later release has tables that the copy does not contain. */
const emptied =
  'SET client_min_messages = warning; DROP SCHEMA IF EXISTS drizzle CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public;';
