import type { Database } from '../db/client';
import type { UserRow } from '../db/user-row';
import { invitationMail } from '../mail/link-mail';
import type { Delivering } from '../mail/mail';
import type { Services } from '../services';
import { createLink, linkKindFor } from '../accounts/password-links';

/** Mails an invitation, in the transaction of the change that it belongs to; earlier links of the account end. */
export async function invite(
  { config, mailer }: Pick<Services, 'config' | 'mailer'>,
  tx: Database,
  user: UserRow,
): Promise<Delivering> {
  const createdAt = user.updatedAt;
  const token = await createLink(tx, createdAt, user.id, 'invitation');
  return mailer.send(tx, invitationMail(user, { appOrigin: config.APP_ORIGIN, token, createdAt }));
}

/** The same for an account with a new address, if it still waits for its owner. Returns what begins to deliver it. */
export async function inviteAgain(services: Services, tx: Database, user: UserRow): Promise<() => void> {
  if (linkKindFor(user) !== 'invitation') return () => undefined;
  const deliver = await invite(services, tx, user);
  return () => void deliver();
}
