import type { Role } from '@escale/contracts';
import { sql } from 'drizzle-orm';
import { among } from '../../db/among';
import type { Database } from '../../db/client';
import { users } from '../../db/schema';
import type { UserRow } from '../../db/user-row';
import {
  changedPermissions,
  fullPermissions,
  initialPermissions,
  permissionsOfNewRole,
} from '../../security/permissions';
import { nextVersion } from './next-version';

/** What a change of role does, for the audit log. */
export function roleChange(before: UserRow, after: UserRow) {
  const permissions = changedPermissions(
    fullPermissions(before.role, before.permissions),
    fullPermissions(after.role, after.permissions),
  );
  return {
    before: { role: before.role, permissions: permissions.before },
    after: { role: after.role, permissions: permissions.after },
  };
}

/** The account with a new role. */
export const withRole = (user: UserRow, role: Role): UserRow => ({
  ...user,
  role,
  permissions: permissionsOfNewRole(role, user.permissions),
});

/** Saves a role for several accounts, as `withRole` says. */
export async function saveRoles(tx: Database, now: Date, role: Role, ids: string[]): Promise<void> {
  const replaced = `{${Object.keys(initialPermissions(role)).join(',')}}`;
  await tx
    .update(users)
    .set({ role, permissions: sql`${users.permissions} - ${replaced}::text[]`, updatedAt: nextVersion(now) })
    .where(among(users.id, ids));
}
