import { confirmEmailRequestSchema } from '@escale/contracts';
import { eq } from 'drizzle-orm';
import { attemptKeys } from '../limits/attempt-keys';
import { countAttempt } from '../limits/attempt-limits';
import { confirmEmailMail, emailChangeRequestedMail } from '../mail/mails';
import type { Services } from '../services';
import { beginEmailChange, ownerOfEmailChange, consumeEmailChange } from '../accounts/email-changes';
import type { Change } from './change-user';
import { nextVersionOf } from './changed-columns';
import { beforeAndAfter, recordChange } from './record-change';
import { signIns, users } from '../db/schema';
import { lockUser } from '../db/user-row';
import { doneAnswer } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { badRequest } from '../errors';
import type { RequestContext } from '../http/request-context';
import { emptyObject } from '../http/validate';
import { sentences } from '../messages/sentences';
import { notifyOwners } from './notify-owner';
import { checkUnique, mapUniqueViolation } from './unique-names';
import { endPasswordLinks } from '../accounts/password-links';

/**
 * Stores a user's own new address until it is confirmed, mails the confirmation link to the new address, and warns the present
 * address at once. Throws a 429 after too many changes. Returns a function that starts the delivery.
 */
export async function requestConfirmation(
  { config, clock, mailer }: Services,
  change: Change,
  email: string,
): Promise<() => void> {
  const { tx, now, target } = change;
  await countAttempt({ db: tx, clock }, attemptKeys.emailChange(target.id), config.LIMIT_RESET_MAILS);
  const token = await beginEmailChange(tx, now, { userId: target.id, email });
  await recordChange(change, 'UPDATE', { asked: { email } });
  const link = { appOrigin: config.APP_ORIGIN, token, createdAt: now };
  const mails = [confirmEmailMail({ ...target, email }, link), emailChangeRequestedMail(target, now)];
  return mailer.sendAll(tx, mails);
}

/**
 * Confirms a user's own new address, which takes effect only with its mailed link; not in the
 * specification.
 */
export const confirmEmail = defineRoute({
  method: 'POST',
  path: '/auth/confirm-email',
  schema: { body: confirmEmailRequestSchema, params: emptyObject },
  policy: { access: 'public' },
  document: {
    summary: 'Confirm one’s own new e-mail address with the link mailed to it',
    answer: doneAnswer,
    refusals: ['LINK_INVALID', 'CONFLICT'],
    optional: true,
  },
  act: async (context) => {
    const deliver = await mapUniqueViolation(() => applyEmailChange(context));
    deliver();
  },
  present: () => ({ success: true }),
});

/** Saves a confirmed address. Revokes the codes and links sent to the previous address; sessions stay open. */
function applyEmailChange({
  services,
  caller,
  body,
}: RequestContext<'public', { token: string }, object>): Promise<() => void> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    // Locks the account before consuming the link: every change of an account locks the account before any other row.
    const owner = await ownerOfEmailChange(tx, clock(), body.token);
    const before = owner === undefined ? undefined : await lockUser(tx, owner);
    const taken = before && (await consumeEmailChange(tx, clock(), body.token));
    if (taken === undefined || before?.status !== 'ACTIVE')
      throw badRequest('LINK_INVALID', sentences.emailLinkInvalid);
    const { email } = taken;
    await checkUnique(tx, { email }, before.id);
    const now = nextVersionOf(before, clock());
    const updated = { email, updatedAt: now };
    await tx.update(users).set(updated).where(eq(users.id, before.id));
    await tx.delete(signIns).where(eq(signIns.userId, before.id));
    await endPasswordLinks(tx, [before.id]);
    const change = { tx, now, caller, actor: before, target: before };
    await recordChange(change, 'UPDATE', beforeAndAfter(before, { email }));
    return notifyOwners(tx, services, before.id, [{ before, after: { ...before, ...updated } }]);
  });
}
