import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

/** The database or one of its transactions; queries know neither the driver nor which of the two it is. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Subscribes to a notification channel; resolves to an unsubscribe function. */
export type Listen = (channel: string, onNotify: (payload: string) => void) => Promise<() => Promise<void>>;

export interface OpenDatabase {
  db: Database;
  listen: Listen;
  close: () => Promise<void>;
}

export const inMemory = 'memory://';

/** Opens the embedded database of a data folder (or `memory://`) and brings its tables up to date. */
export async function openDatabase(dataDir: string): Promise<OpenDatabase> {
  const folder = dataDir === inMemory ? inMemory : path.join(dataDir, 'postgres');
  if (folder !== inMemory) await mkdir(dataDir, { recursive: true });
  const client = await PGlite.create(folder);
  return migrated(client);
}

const migrationsFolder = path.join(import.meta.dirname, '../../drizzle');

/** Brings the tables of an open PGlite up to date. */
export async function migrated(client: PGlite): Promise<OpenDatabase> {
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  const listen: Listen = async (channel, onNotify) => client.listen(channel, onNotify);
  return { db, listen, close: () => client.close() };
}
