import { sql } from 'drizzle-orm';
import { users } from '../db/schema';

/** The time of a change of several accounts: later than the version that each has. */
export const nextVersion = (now: Date) =>
  sql`greatest(${now.toISOString()}::timestamptz, ${users.updatedAt} + interval '1 millisecond')`;
