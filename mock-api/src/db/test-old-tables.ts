import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fillDataFolder } from '../test-database';
import { migrationsFolder } from './migrations';

/** Opens the database of a new data folder with the tables as they were after that many migrations. */
export async function openOldTables(folder: string, migrations: number): Promise<PGlite> {
  const old = path.join(folder, 'drizzle');
  await cp(migrationsFolder, old, { recursive: true });
  const file = path.join(old, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { idx: number }[] };
  const entries = journal.entries.filter(({ idx }) => idx < migrations);
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  await fillDataFolder(folder, 'bare');
  const client = await PGlite.create(path.join(folder, 'postgres'));
  await migrate(drizzle(client), { migrationsFolder: old });
  return client;
}
