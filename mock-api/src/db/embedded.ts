import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Listen, OpenDatabase } from './client';
import { migrationsFolder, refuseNewerDatabase } from './migrations';

export const inMemory = 'memory://';

/** Opens the embedded database of a data folder (or `memory://`) for this process alone. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const folder = dataDir === inMemory ? inMemory : path.join(dataDir, 'postgres');
  if (folder !== inMemory) await mkdir(dataDir, { recursive: true });
  const client = await PGlite.create(folder);
  return toMigratedDatabase(client).catch(async (error: unknown) => {
    await client.close();
    throw error;
  });
}

/** Migrates an open PGlite and returns it as a database. Throws if a newer version has migrated it. */
export async function toMigratedDatabase(client: PGlite): Promise<OpenDatabase> {
  const db = drizzle(client);
  await refuseNewerDatabase((text) => client.query(text));
  await migrate(db, { migrationsFolder });
  const listen: Listen = async (channel, onNotify) => client.listen(channel, onNotify);
  return {
    db,
    listen,
    exclusively: (work) => work(db),
    dump: () => client.dumpDataDir('none'),
    close: () => client.close(),
  };
}
