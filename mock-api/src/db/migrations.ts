import { readFileSync } from 'node:fs';
import path from 'node:path';

export const migrationsFolder = path.join(import.meta.dirname, '../../drizzle');

interface Journal {
  entries: { tag: string; when: number }[];
}

const journal = JSON.parse(
  readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
) as Journal;

/** The last migration of this release. */
export const lastMigration = (): { name: string; at: number } => {
  const { tag, when } = journal.entries.at(-1) ?? { tag: '', when: 0 };
  return { name: tag, at: when };
};

/** The database has migrations that this release does not know: a later release has opened it. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase';
}

type RunQuery = (text: string) => Promise<{ rows: unknown[] }>;

/** Throws `NewerDatabase` if a later release has migrated the database: this release might damage it. */
export async function refuseNewerDatabase(query: RunQuery): Promise<void> {
  const { rows: found } = await query("SELECT to_regclass('drizzle.__drizzle_migrations') AS name");
  if ((found[0] as { name: unknown }).name === null) return;
  const { rows } = await query('SELECT created_at FROM drizzle.__drizzle_migrations');
  const known = journal.entries.map(({ when }) => when);
  const times = (rows as { created_at: string | number }[]).map((row) => Number(row.created_at));
  if (times.some((time) => !known.includes(time))) throw new NewerDatabase('migrations of a later release');
}
