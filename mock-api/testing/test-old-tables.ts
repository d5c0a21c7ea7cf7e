import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../src/db/migrations';

/** Creates the tables of an earlier release in an empty database: runs the first `migrations` migrations. */
export async function createOldTables(client: PGlite, migrations: number): Promise<void> {
  const old = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  await cp(migrationsFolder, old, { recursive: true });
  const file = path.join(old, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { idx: number }[] };
  const entries = journal.entries.filter(({ idx }) => idx < migrations);
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  await migrate(drizzle(client), { migrationsFolder: old });
  await rm(old, { recursive: true });
}
