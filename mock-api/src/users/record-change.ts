import { fullName, type AuditAction } from '@escale/contracts';
import { auditResource, recordAudits } from '../audit/record';
import type { UserRow } from '../db/user-row';
import { changedPermissions, fullPermissions } from '../rights/permissions';
import type { RoleRights } from '../rights/role-rights';
import type { Change } from './change-user';

/** The circumstances of a change, the same for all accounts that it changes. */
type ChangeContext = Omit<Change, 'target' | 'activeSuperAdmins' | 'actor'> & { actor: UserRow };

/** Writes the audit log entry of a change of one account. */
export async function recordChange(
  { target, ...context }: ChangeContext & Pick<Change, 'target'>,
  action: AuditAction,
  metadata: Record<string, unknown> = {},
): Promise<void> {
  await recordChanges(context, action, [{ target, metadata }]);
}

/** Writes the audit log entries of a change of several accounts. */
export async function recordChanges(
  { tx, now, caller, actor }: ChangeContext,
  action: AuditAction,
  changes: { target: UserRow; metadata: Record<string, unknown> }[],
): Promise<void> {
  const entries = changes.map(({ target, metadata }) => ({
    action,
    resource: auditResource(target.id),
    userId: actor.id,
    metadata: { name: fullName(target), ...metadata },
  }));
  await recordAudits(tx, now, caller, entries);
}

/** Returns the audit metadata of a change: the changed fields before and after. */
export function beforeAndAfter<T extends object>(present: T, changes: Partial<T>) {
  const names = Object.keys(changes) as (keyof T)[];
  return { before: Object.fromEntries(names.map((name) => [name, present[name]])), after: changes };
}

/** Returns the audit metadata of a role change: the role and the permissions that differ, before and after. */
export function roleChange(rights: RoleRights, before: UserRow, after: UserRow) {
  const permissions = changedPermissions(fullPermissions(rights, before), fullPermissions(rights, after));
  return {
    before: { role: before.role, permissions: permissions.before },
    after: { role: after.role, permissions: permissions.after },
  };
}
