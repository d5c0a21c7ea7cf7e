import { fullName, type AuditAction, type UserStatus } from '@escale/contracts';
import { eq } from 'drizzle-orm';
import type { ActingUser } from '../rights/actor';
import { addMs } from '../clock';
import type { Database } from '../db/client';
import { users } from '../db/schema';
import type { UserRow } from '../db/user-row';
import { notFound } from '../errors';
import type { RequestContext, Caller } from '../http/request-context';
import { messages } from '../messages/fr';
import { recordAudits } from '../audit/record';
import { lockUsers } from './locked-users';
import { assertAllowed } from './rules';

/** A change of one account, inside its transaction. */
export interface Change {
  tx: Database;
  caller: Caller;
  /** Later than every earlier version of the account. */
  now: Date;
  actor: ActingUser;
  target: UserRow;
  activeSuperAdmins: ReadonlySet<string>;
}

/** Changes one account in one transaction, if the rights that the actor holds in it allow `action`. */
export function changeUser<Body, Result>(
  action: 'edit' | 'editProfile',
  {
    services: { db, clock, rights },
    actor,
    params: { id },
    caller,
  }: RequestContext<'signed-in', Body, { id: string }>,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const locked = await lockUsers(tx, rights, actor.user.id, [id]);
    const target = locked.targets.get(id);
    if (target === undefined) throw notFound(messages.userNotFound);
    assertAllowed(action, locked.actor, target, locked.activeSuperAdmins);
    const now = new Date(Math.max(clock().getTime(), addMs(target.updatedAt, 1).getTime()));
    return work({
      tx,
      caller,
      now,
      actor: locked.actor,
      target,
      activeSuperAdmins: locked.activeSuperAdmins,
    });
  });
}

/** Writes the changed columns, with the next version. */
export async function saveUser({ tx, now, target }: Change, changes: Partial<UserRow>): Promise<UserRow> {
  const updated = { ...changes, updatedAt: now };
  await tx.update(users).set(updated).where(eq(users.id, target.id));
  return { ...target, ...updated };
}

/** The columns of a status that an administrator sets. */
export const statusColumns = (status: UserStatus, now: Date) => ({
  status,
  deactivatedAt: status === 'INACTIVE' ? now : null,
});

/** Address of an account in the audit log. */
export const auditResource = (id: string) => `users/${id}`;

type Author = Omit<Change, 'target' | 'activeSuperAdmins' | 'actor'> & { actor: UserRow };

/** Writes one audit log entry: actor, action, account, values before and after. */
export async function recordChange(
  { target, ...author }: Author & Pick<Change, 'target'>,
  action: AuditAction,
  metadata: Record<string, unknown> = {},
): Promise<void> {
  await recordChanges(author, action, [{ target, metadata }]);
}

/** The same for several accounts. */
export async function recordChanges(
  { tx, now, caller, actor }: Author,
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
