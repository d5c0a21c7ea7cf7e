import { attemptKeys } from '../limits/attempt-keys';
import { countAttempt } from '../limits/attempt-limits';
import { confirmEmailMail, emailChangeAskedMail } from '../mail/email-change-mail';
import type { Services } from '../services';
import { beginEmailChange } from '../accounts/email-changes';
import { recordChange, type Change } from './change-user';

/**
 * Keeps a new address of one's own until it is confirmed: mails the link to it, and tells the present one at once. Throws
 * 429 after too many. Returns what begins to deliver the mails.
 */
export async function askForConfirmation(
  { config, clock, mailer }: Services,
  change: Change,
  email: string,
): Promise<() => void> {
  const { tx, now, target } = change;
  await countAttempt({ db: tx, clock }, attemptKeys.emailChange(target.id), config.LIMIT_RESET_MAILS);
  const token = await beginEmailChange(tx, now, { userId: target.id, email });
  await recordChange(change, 'UPDATE', { asked: { email } });
  const link = { appOrigin: config.APP_ORIGIN, token, createdAt: now };
  const mails = [confirmEmailMail({ ...target, email }, link), emailChangeAskedMail(target, now)];
  return mailer.sendAll(tx, mails);
}
