import type { Role, UserStatus } from '@escale/contracts';
import { sql } from 'drizzle-orm';
import { addMs } from '../clock';
import { users } from '../db/schema';
import type { UserRow } from '../db/user-row';

/** The columns of a status that an administrator sets. */
export const statusColumns = (status: UserStatus, now: Date) => ({
  status,
  deactivatedAt: status === 'INACTIVE' ? now : null,
});

/**
 * The columns of a new role. The account has what the role gives and nothing else: entries of its own, of whichever module, were
 * given to the holder of the former role.
 */
export const roleColumns = (role: Role) => ({ role, permissions: {} });

/** The account with a new role. */
export const withRole = (user: UserRow, role: Role): UserRow => ({ ...user, ...roleColumns(role) });

/** The time of a change of one account: later than its version. */
export const nextVersionOf = ({ updatedAt }: UserRow, now: Date) =>
  new Date(Math.max(now.getTime(), addMs(updatedAt, 1).getTime()));

/** The time of a change of several accounts: later than the version that each has. */
export const nextVersion = (now: Date) =>
  sql`greatest(${now.toISOString()}::timestamptz, ${users.updatedAt} + interval '1 millisecond')`;
