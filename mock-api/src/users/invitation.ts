import { fullName } from '@escale/contracts';
import type { Database } from '../db/client';
import { findUser, type UserRow } from '../db/user-row';
import { invitationMail } from '../mail/mails';
import type { AttemptDelivery } from '../mail/mail';
import type { Services } from '../services';
import { createLink, linkKindFor } from '../accounts/password-links';
import type { Clock } from '../clock';
import { auditResource, recordAudit } from '../audit/record';

/** Stores an invitation mail in the transaction of the change that causes it, and revokes earlier links of the account. */
export async function invite(
  { config, mailer }: Pick<Services, 'config' | 'mailer'>,
  tx: Database,
  user: UserRow,
): Promise<AttemptDelivery> {
  const createdAt = user.updatedAt;
  const token = await createLink(tx, createdAt, user.id, 'invitation');
  return mailer.send(tx, invitationMail(user, { appOrigin: config.APP_ORIGIN, token, createdAt }));
}

/**
 * Mails the invitation again after a change of address, if the account can still get one
 * (`linkKindFor`). Returns a function that starts the delivery.
 */
export async function inviteAgain(services: Services, tx: Database, user: UserRow): Promise<() => void> {
  if (linkKindFor(user) !== 'invitation') return () => undefined;
  const deliver = await invite(services, tx, user);
  return () => void deliver();
}

/** The service itself, as the origin of an audit log entry. */
const serviceCaller = { ipAddress: '', userAgent: '' };

/**
 * Returns a function that records the final outcome of an invitation that could not be sent at
 * once. Until then, the inviting user knows only that the mail was not sent. The entry has no
 * author, since the service made it.
 */
export function createLateInvitationRecorder(clock: Clock) {
  return async (tx: Database, { invites, sent }: { invites: string; sent: boolean }): Promise<void> => {
    const user = await findUser(tx, invites);
    if (user === undefined) return;
    const after = { invitation: sent ? 'SENT' : 'NOT_SENT' };
    await recordAudit(tx, clock(), serviceCaller, {
      action: 'UPDATE',
      resource: auditResource(user.id),
      userId: null,
      metadata: { name: fullName(user), before: { invitation: 'WAITING' }, after },
    });
  };
}
