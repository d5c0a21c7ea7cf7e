import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { hash } from '@node-rs/argon2';
import { PGlite } from '@electric-sql/pglite';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { createDatabase } from '@escale/postgres-for-tests';
import type { Database, OpenDatabase } from '../src/db/client';
import { inMemory, toMigratedDatabase } from '../src/db/embedded';
import { openPostgres } from '../src/db/postgres/open-postgres';
import * as schema from '../src/db/schema';
import { seed } from '../src/db/seed/seed';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');
const dumpCache = path.join(root, '.cache/mock-api');

/** The folders whose files determine the content of the cached database; `fingerprint` adds two further files. */
const sources = ['mock-api/drizzle', 'mock-api/src/db', 'mock-api/src/security', 'packages/contracts/src'];

/** The seed time of the test database, and the time at which a test server starts. */
export const seededAt = new Date('2026-03-02T08:00:00Z');

/** The databases that a Jest worker keeps across its test files (test-environment.cjs). */
declare const testDatabases: {
  /** Address of the run's PostgreSQL server; undefined when tests run on the embedded database. */
  server: string | undefined;
  takeName: () => string;
  releaseName: (name: string) => void;
  take: (name: string) => PGlite | undefined;
  release: (name: string, client: PGlite) => void;
  open: (dump: Blob) => Promise<PGlite>;
};

type DatabaseContent = 'empty' | 'seeded';

/** Returns an empty database with all tables; closing it passes it to the next test. */
export const openTestDatabase = (): Promise<OpenDatabase> => openWith('empty');

/** Returns a database with the seeded accounts and history; closing it passes it to the next test. */
export const openSeededDatabase = (): Promise<OpenDatabase> => openWith('seeded');

/** Creates the cached dump if it is missing: initialising and seeding a database within a test would take too long. */
export async function prepareDatabase(): Promise<void> {
  if (testDatabases.server === undefined) await seededDump();
}

async function openWith(content: DatabaseContent): Promise<OpenDatabase> {
  if (testDatabases.server !== undefined) return openOnServer(testDatabases.server, content);
  const file = await seededDump();
  const client = testDatabases.take(file) ?? (await openDump(file));
  const database = await toMigratedDatabase(client);
  await resetTables(database.db, content);
  return { ...database, close: () => Promise.resolve(testDatabases.release(file, client)) };
}

/** Returns a database without tables, for a single test. */
export const openBareDatabase = async (): Promise<PGlite> => openDump(await bareDump());

/** Writes a seeded database, or one without tables, into a new data folder. */
export async function fillDataFolder(folder: string, content: 'bare' | 'seeded'): Promise<void> {
  const data = path.join(folder, 'postgres');
  await mkdir(data, { mode: 0o700 });
  await run('tar', ['-xf', await (content === 'bare' ? bareDump() : seededDump()), '-C', data]);
}

/** Creates a database on the run's PostgreSQL server, and returns its address, for a test that opens the database itself. */
export async function newDatabaseOnServer(name: string): Promise<string> {
  if (testDatabases.server === undefined) throw new Error('this test needs a PostgreSQL server');
  return createDatabase(testDatabases.server, name);
}

/** Opens a database that no other test uses, on the PostgreSQL server of the run. */
async function openOnServer(server: string, content: DatabaseContent): Promise<OpenDatabase> {
  const name = testDatabases.takeName();
  const database = await openPostgres(await createDatabase(server, name));
  const [known] = await database.db
    .select({ oid: sql`to_regnamespace('seeded')` })
    .from(sql`pg_am`)
    .limit(1);
  if (known?.oid == null) await fillSeeded(database.db);
  await resetTables(database.db, content);
  const close = async () => {
    await database.close();
    testDatabases.releaseName(name);
  };
  return { ...database, close };
}

const seededTables = ['users', 'sessions', 'audit_logs', 'seeds'];

/** Seeds a database, and copies the seeded rows for `resetTables`. */
async function fillSeeded(db: Database): Promise<void> {
  await seed(db, seededAt, 0, cheapHash);
  await db.execute(sql.raw('CREATE SCHEMA seeded'));
  for (const table of seededTables)
    await db.execute(sql.raw(`CREATE TABLE seeded.${table} AS TABLE public.${table}`));
}

/** Empties every table and, for `seeded`, restores the seeded rows; no trigger fires. */
async function resetTables(db: Database, content: DatabaseContent): Promise<void> {
  const everyTable = Object.values(schema).filter((table) => is(table, PgTable));
  const names = everyTable.map((table) => getTableName(table)).join(', ');
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql.raw(`TRUNCATE ${names} RESTART IDENTITY CASCADE`));
    for (const table of content === 'seeded' ? seededTables : [])
      await tx.execute(sql.raw(`INSERT INTO public.${table} SELECT * FROM seeded.${table}`));
  });
}

/** Hashes at minimal cost. A hash carries its own parameters, so the product verifies this hash like any other. */
export function cheapHash(password: string): Promise<string> {
  return hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
}

async function openDump(file: string): Promise<PGlite> {
  return testDatabases.open(new Blob([await readFile(file)]));
}

/**
 * Each dump is cached until one of its sources changes, since initialising and seeding a database
 * is slow.
 */
const bareDump = () => cacheDump('bare', [], () => PGlite.create(inMemory));

let seededFile: Promise<string> | undefined;
const seededDump = () =>
  (seededFile ??= cacheDump('seeded', sources, async () => {
    const client = await openDump(await bareDump());
    await fillSeeded((await toMigratedDatabase(client)).db);
    return client;
  }));

async function cacheDump(
  name: string,
  from: readonly string[],
  make: () => Promise<PGlite>,
): Promise<string> {
  const file = path.join(dumpCache, `${name}-${fingerprint(from)}.tar`);
  if (existsSync(file)) return file;
  const client = await make();
  const dump = await client.dumpDataDir('none');
  await client.close();
  await mkdir(dumpCache, { recursive: true });
  await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${file}.${process.pid}`, file);
  return file;
}

function fingerprint(from: readonly string[]): string {
  const digest = createHash('sha256').update(readFileSync(path.join(root, 'mock-api/package.json')));
  digest.update(readFileSync(import.meta.filename));
  for (const folder of from)
    for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|sql)$/.test(file)) digest.update(file).update(readFileSync(path.join(root, folder, file)));
  return digest.digest('hex').slice(0, 16);
}
