import type { Role, UserStatus } from '@escale/contracts';
import { sql } from 'drizzle-orm';
import { addMs } from '../clock';
import { users } from '../db/schema';
import type { UserRow } from '../db/user-row';

/** Returns the columns that change when an administrator sets a status. */
export const statusColumns = (status: UserStatus, now: Date) => ({
  status,
  deactivatedAt: status === 'INACTIVE' ? now : null,
});

/**
 * Returns the columns that change with a new role. The account loses its own entries, which were
 * granted for the previous role. It then has exactly the rights of the new role.
 */
export const roleColumns = (role: Role) => ({ role, permissions: {} });

/** Returns the account with a new role. */
export const withRole = (user: UserRow, role: Role): UserRow => ({ ...user, ...roleColumns(role) });

/** Returns the time of a change of one account: later than the last version of the account. */
export const nextVersionOf = ({ updatedAt }: UserRow, now: Date) =>
  new Date(Math.max(now.getTime(), addMs(updatedAt, 1).getTime()));

/** Returns the time of a change of several accounts as SQL: for each account, later than its last version. */
export const nextVersion = (now: Date) =>
  sql`greatest(${now.toISOString()}::timestamptz, ${users.updatedAt} + interval '1 millisecond')`;
