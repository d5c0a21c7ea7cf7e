import { eq, sql } from 'drizzle-orm';
import type { Database } from './client';
import * as schema from './schema';

/** Change counters, maintained by triggers (drizzle/0003_list_versions.sql). */
export interface ChangeCounters {
  users: number;
  signIns: number;
  /** The generation of the rights of the roles (drizzle/0014_rights_generation.sql, `savePublishedRights`). */
  rights: number;
}

const { name, version } = schema.listVersions;

const counterOf = (counter: 'users' | 'sign-ins' | 'rights') =>
  sql<number>`coalesce((select ${version} from ${schema.listVersions} where ${name} = ${counter}), 0)`;

/** The counters as columns that any query can select. */
export const changeCounters = {
  users: counterOf('users'),
  signIns: counterOf('sign-ins'),
  rights: counterOf('rights'),
};

/** Returns the current generation of the rights of the roles. */
export async function readRightsGeneration(db: Database): Promise<number> {
  const [found] = await db.select({ version }).from(schema.listVersions).where(eq(name, 'rights'));
  return found?.version ?? 0;
}

/** Counts a change of the roles' rights that no trigger sees. */
export async function countRightsChange(db: Database): Promise<void> {
  await db
    .insert(schema.listVersions)
    .values({ name: 'rights', version: 1 })
    .onConflictDoUpdate({ target: name, set: { version: sql`${version} + 1` } });
}
