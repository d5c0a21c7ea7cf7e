import { eq, sql } from 'drizzle-orm';
import type { Database } from './client';
import * as schema from './schema';

/** Change counters, maintained by triggers (drizzle/0003_list_versions.sql). */
export interface ListVersions {
  users: number;
  signIns: number;
  /** The generation of the rights of the roles (drizzle/0014_rights_generation.sql, `savePublishedRights`). */
  rights: number;
}

const { name, version } = schema.listVersions;

const versionOf = (list: 'users' | 'sign-ins' | 'rights') =>
  sql<number>`coalesce((select ${version} from ${schema.listVersions} where ${name} = ${list}), 0)`;

/** The change counters as columns that any query can select. */
export const listVersions = {
  users: versionOf('users'),
  signIns: versionOf('sign-ins'),
  rights: versionOf('rights'),
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
