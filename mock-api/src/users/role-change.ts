import type { Role } from '@escale/contracts';
import { among } from '../db/among';
import type { Database } from '../db/client';
import { users } from '../db/schema';
import type { UserRow } from '../db/user-row';
import { changedPermissions, fullPermissions } from '../rights/permissions';
import type { RoleRights } from '../rights/role-rights';
import { nextVersion } from './next-version';

/** What a change of role does, for the audit log. */
export function roleChange(rights: RoleRights, before: UserRow, after: UserRow) {
  const permissions = changedPermissions(fullPermissions(rights, before), fullPermissions(rights, after));
  return {
    before: { role: before.role, permissions: permissions.before },
    after: { role: after.role, permissions: permissions.after },
  };
}

/**
 * The columns of a new role. The account has what the role gives and nothing else: entries of its own, of whichever module, were
 * given to the holder of the former role.
 */
export const roleColumns = (role: Role) => ({ role, permissions: {} });

/** The account with a new role. */
export const withRole = (user: UserRow, role: Role): UserRow => ({ ...user, ...roleColumns(role) });

/** Saves a role for several accounts, as `withRole` says. */
export async function saveRoles(tx: Database, now: Date, role: Role, ids: string[]): Promise<void> {
  await tx
    .update(users)
    .set({ ...roleColumns(role), updatedAt: nextVersion(now) })
    .where(among(users.id, ids));
}
