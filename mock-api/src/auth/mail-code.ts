import { beginReport } from '../accounts/sign-in-reports';
import type { Database } from '../db/client';
import type { UserRow } from '../db/user-row';
import type { Caller } from '../http/request-context';
import type { AttemptDelivery } from '../mail/mail';
import { codeMail, type NewCode } from '../mail/mails';
import type { Services } from '../services';

/**
 * Mails the code of a sign-in, with the origin of the attempt and the link by which the owner of the account can report the sign-in
 * as not theirs.
 */
export async function mailCode(
  { config, clock, mailer }: Pick<Services, 'config' | 'clock' | 'mailer'>,
  tx: Database,
  user: UserRow,
  { signInId, code, attempt }: { signInId: string; code: NewCode; attempt: Caller },
): Promise<AttemptDelivery> {
  const createdAt = clock();
  const token = await beginReport(tx, createdAt, { signInId, userId: user.id, attempt });
  const link = { appOrigin: config.APP_ORIGIN, token, createdAt };
  return mailer.send(tx, codeMail(user, code, { ...attempt, link }));
}
