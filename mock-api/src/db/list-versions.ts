import { sql } from 'drizzle-orm';
import type { Database } from './client';
import * as schema from './schema';

/** Counts of changes, kept by triggers (drizzle/0003_list_versions.sql). */
export interface ListVersions {
  users: number;
  signIns: number;
}

const { name, version } = schema.listVersions;

const versionOf = (list: 'users' | 'sign-ins') =>
  sql<number>`coalesce((select ${version} from ${schema.listVersions} where ${name} = ${list}), 0)`;

/** Columns that any query can read along. */
export const listVersions = { users: versionOf('users'), signIns: versionOf('sign-ins') };

/** Counts a change of what the list of users shows that no trigger sees. */
export async function countUserListChange(db: Database): Promise<void> {
  await db
    .insert(schema.listVersions)
    .values({ name: 'users', version: 1 })
    .onConflictDoUpdate({ target: name, set: { version: sql`${version} + 1` } });
}
