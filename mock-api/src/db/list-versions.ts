import { sql } from 'drizzle-orm';
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
