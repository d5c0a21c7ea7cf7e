import type { FastifyBaseLogger } from 'fastify';
import type { UserRow } from '../../db/user-row';
import { attemptKeys } from '../../http/attempt-keys';
import { countAttempt } from '../../http/attempt-limits';
import { confirmEmailMail, emailChangeAskedMail } from '../../mail/email-change-mail';
import type { Services } from '../../services';
import { beginEmailChange } from '../auth/email-changes';
import { recordChange, type Change } from './change-user';

/** A new address that its owner has not confirmed yet, with the token of its link. */
export interface PendingAddress {
  email: string;
  token: string;
}

/** Keeps a new address of one's own until it is confirmed. Throws 429 after too many. */
export async function askForConfirmation(
  { config, clock }: Services,
  change: Change,
  email: string,
): Promise<PendingAddress> {
  const { tx, now, target } = change;
  await countAttempt({ db: tx, clock }, attemptKeys.emailChange(target.id), config.LIMIT_RESET_MAILS);
  const token = await beginEmailChange(tx, now, { userId: target.id, email });
  await recordChange(change, 'UPDATE', { asked: { email } });
  return { email, token };
}

/** Mails the link to the new address, and tells the present one at once. A mail that fails does not undo what was saved. */
export async function mailConfirmation(
  { config, mailer, clock }: Services,
  log: FastifyBaseLogger,
  user: UserRow,
  { email, token }: PendingAddress,
): Promise<void> {
  try {
    const now = clock();
    const link = { appOrigin: config.APP_ORIGIN, token, createdAt: now };
    await mailer.sendAll([confirmEmailMail({ ...user, email }, link), emailChangeAskedMail(user, now)]);
  } catch (error) {
    log.error({ err: error }, 'confirmation of an address not mailed');
  }
}
