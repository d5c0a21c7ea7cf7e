import type { Database } from '../db/client';
import type { UserRow } from '../db/user-row';
import { accountChangedMail, type AccountChanges } from '../mail/mails';
import { unconfirmed } from '../mail/recipient';
import { changedPermissions } from '../rights/permissions';
import type { Services } from '../services';

/** An account before and after a change. */
export interface SavedChange {
  before: UserRow;
  after: UserRow;
}

/**
 * Mails the owners of accounts that somebody else has changed, one mail per account; the former address learns of a new
 * one, also where somebody signed in as the owner has set it: a stolen session must not stay unnoticed. Owners who have
 * not accepted their invitation get none. Returns what begins to deliver them, once the transaction is committed.
 */
export async function notifyOwners(
  tx: Database,
  { mailer }: Pick<Services, 'mailer'>,
  actorId: string | null,
  changes: readonly SavedChange[],
): Promise<() => void> {
  const mails = changes
    .filter(({ before, after }) => before.id !== actorId || before.email !== after.email)
    .filter(({ before }) => before.activatedAt !== null)
    .flatMap(({ before, after }) => {
      const changed = visibleChanges(before, after);
      const author = before.id === actorId ? 'owner' : 'administrator';
      const isConfirmed = before.email === after.email || author === 'owner';
      const former = { ...after, email: before.email };
      const recipients = [
        ...(before.email === after.email ? [] : [former]),
        isConfirmed ? after : unconfirmed(after),
      ];
      return recipients.flatMap(
        (recipient) => accountChangedMail(recipient, changed, { author, moment: after.updatedAt }) ?? [],
      );
    });
  return mails.length === 0 ? () => undefined : mailer.sendAll(tx, mails);
}

/** A new role implies new permissions: they are not named again. */
function visibleChanges(before: UserRow, after: UserRow): AccountChanges {
  const hasNewRole = before.role !== after.role;
  const changed = changedPermissions(before.permissions, after.permissions);
  const hasNewPermissions = Object.keys(changed.after).length > 0;
  return {
    email: before.email !== after.email,
    ...(hasNewRole && { role: after.role }),
    ...(before.status !== after.status && { status: after.status }),
    permissions: hasNewPermissions && !hasNewRole,
  };
}

/** True where the owner of an account would read of nothing but a new status. */
export function isOfStatusAlone({ before, after }: SavedChange): boolean {
  const { email, role, status, permissions } = visibleChanges(before, after);
  return status !== undefined && !email && role === undefined && !permissions;
}
