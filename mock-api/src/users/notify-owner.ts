import type { Database } from '../db/client';
import type { UserRow } from '../db/user-row';
import { accountChangedMail, type AccountChanges } from '../mail/mails';
import { unconfirmedRecipient } from '../mail/recipient';
import { changedPermissions } from '../rights/permissions';
import type { Services } from '../services';

/** An account before and after a change. */
export interface SavedChange {
  before: UserRow;
  after: UserRow;
}

/**
 * Mails the owners of accounts that another person has changed. Mails a change of address to both
 * the previous and the new address, even if the signed-in owner made the change, so that a stolen
 * session does not go unnoticed. Owners who have not accepted their invitation get no mail. Returns
 * a function that starts the delivery; call it after the commit.
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
      const changed = reportedChanges(before, after);
      const author = before.id === actorId ? 'owner' : 'administrator';
      const isConfirmed = before.email === after.email || author === 'owner';
      const former = { ...after, email: before.email };
      const recipients = [
        ...(before.email === after.email ? [] : [former]),
        isConfirmed ? after : unconfirmedRecipient(after),
      ];
      return recipients.flatMap(
        (recipient) => accountChangedMail(recipient, changed, { author, moment: after.updatedAt }) ?? [],
      );
    });
  return mails.length === 0 ? () => undefined : mailer.sendAll(tx, mails);
}

/** Returns the changes that a mail reports. A new role implies new permissions, so the mail does not mention the permissions. */
function reportedChanges(before: UserRow, after: UserRow): AccountChanges {
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

/** True if the status is the only change that a mail to the owner would report. */
export function changesOnlyStatus({ before, after }: SavedChange): boolean {
  const { email, role, status, permissions } = reportedChanges(before, after);
  return status !== undefined && !email && role === undefined && !permissions;
}
