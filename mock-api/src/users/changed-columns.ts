import type { Role, UserStatus } from '@escale/contracts';
import { sql } from 'drizzle-orm';
import { addMs } from '../clock';
import { users } from '../db/schema';
import type { UserRow } from '../db/user-row';

/** The columns changed when an administrator sets a status. */
export const statusColumns = (status: UserStatus, now: Date) => ({
  status,
  deactivatedAt: status === 'INACTIVE' ? now : null,
});

/**
 * The columns of a new role. The account gets exactly the rights of the role: entries of its own, in any module, were granted to
 * the holder of the previous role.
 */
export const roleColumns = (role: Role) => ({ role, permissions: {} });

/** The account with a new role. */
export const withRole = (user: UserRow, role: Role): UserRow => ({ ...user, ...roleColumns(role) });

/** The time of a change of one account: later than its version. */
export const nextVersionOf = ({ updatedAt }: UserRow, now: Date) =>
  new Date(Math.max(now.getTime(), addMs(updatedAt, 1).getTime()));

/** The time of a change of several accounts: later than the version of each. */
export const nextVersion = (now: Date) =>
  sql`greatest(${now.toISOString()}::timestamptz, ${users.updatedAt} + interval '1 millisecond')`;
