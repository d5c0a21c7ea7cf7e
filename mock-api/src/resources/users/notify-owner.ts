import type { FastifyBaseLogger } from 'fastify';
import type { UserRow } from '../../db/user-row';
import { accountChangedMail, type AccountChanges } from '../../mail/account-mail';
import { changedPermissions, fullPermissions } from '../../security/permissions';
import type { Services } from '../../services';

/** An account before and after a change. */
export interface SavedChange {
  before: UserRow;
  after: UserRow;
}

/**
 * Mails the owners of accounts that somebody else has changed, one mail per account; the former address learns of a new
 * one, also where somebody signed in as the owner has set it: a stolen session must not stay unnoticed. Owners who have
 * not accepted their invitation get none. A mail that fails does not undo the saved change.
 */
export async function notifyOwners(
  { mailer }: Pick<Services, 'mailer'>,
  log: FastifyBaseLogger,
  actorId: string,
  changes: readonly SavedChange[],
): Promise<void> {
  const mails = changes
    .filter(({ before, after }) => before.id !== actorId || before.email !== after.email)
    .filter(({ before }) => before.activatedAt !== null)
    .flatMap(({ before, after }) => {
      const changed = visibleChanges(before, after);
      const author = before.id === actorId ? 'owner' : 'administrator';
      const addresses = new Set([before.email, after.email]);
      return [...addresses].flatMap(
        (email) =>
          accountChangedMail({ ...after, email }, changed, { author, moment: after.updatedAt }) ?? [],
      );
    });
  if (mails.length === 0) return;
  try {
    await mailer.sendAll(mails);
  } catch (error) {
    log.error({ err: error }, 'owners not notified');
  }
}

/** A new role implies new permissions: they are not named again. */
function visibleChanges(before: UserRow, after: UserRow): AccountChanges {
  const hasNewRole = before.role !== after.role;
  const changed = changedPermissions(
    fullPermissions(before.role, before.permissions),
    fullPermissions(after.role, after.permissions),
  );
  const hasNewPermissions = Object.keys(changed.after).length > 0;
  return {
    email: before.email !== after.email,
    ...(hasNewRole && { role: after.role }),
    ...(before.status !== after.status && { status: after.status }),
    permissions: hasNewPermissions && !hasNewRole,
  };
}
