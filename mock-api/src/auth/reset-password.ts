import { eq } from 'drizzle-orm';
import { string } from 'yup';
import { fullName, resetPasswordRequestSchema } from '@escale/contracts';
import { signIns, users } from '../db/schema';
import { lockUser, type UserRow } from '../db/user-row';
import { doneAnswer } from '../http/answers';
import { attemptKeys } from '../limits/attempt-keys';
import { forgetAttempts, forgetPasswordFailures } from '../limits/attempt-limits';
import { defineRoute } from '../http/define-route';
import { RequestError, badRequest } from '../errors';
import type { RequestContext } from '../http/request-context';
import { emptyObject } from '../http/validate';
import { sentences } from '../messages/sentences';
import { hashPassword } from '../security/passwords';
import { newToken } from '../security/tokens';
import { auditResource, recordAudit } from '../audit/record';
import { rememberDevice } from '../accounts/devices';
import { endEmailChanges } from '../accounts/email-changes';
import { consumeLink, findLink, linkKindFor, type LinkKind } from '../accounts/password-links';
import { passwordRefusal, repetitionRefusal } from '../accounts/password-policy';
import { endAllSessions } from '../accounts/sessions';

/**
 * The password policy checks the length, since its refusal states the reason. This schema only
 * limits the cost of that check.
 */
const body = resetPasswordRequestSchema.shape({
  password: string().required('passwordMin').max(1_024, 'passwordMax'),
});

export const resetPassword = defineRoute({
  method: 'POST',
  path: '/auth/reset-password',
  schema: { body, params: emptyObject },
  policy: { access: 'public' },
  document: {
    summary: 'Set a password with a mailed link; activates an invited account',
    description: 'Ends every session of the account.',
    answer: doneAnswer,
    refusals: ['LINK_INVALID', 'PASSWORD_REFUSED'],
    setsCookies: ['device'],
  },
  act: async (context) => {
    const { services, body } = context;
    const found = await findLink(services.db, services.clock(), body.token);
    if (found === undefined) throw badRequest('LINK_INVALID', sentences.linkInvalid);
    const reason =
      passwordRefusal(body.password, found.user) ?? (await repetitionRefusal(body.password, found.user));
    if (reason !== undefined)
      throw new RequestError(422, 'PASSWORD_REFUSED', reason, { fields: { password: reason } });
    await changePassword(context, found, await hashPassword(body.password));
  },
  present: () => ({ success: true }),
});

/**
 * Consumes the link, sets the password, activates an invited account and ends all sessions, in one
 * transaction. Checks the kind of the link again, since an administrator may have changed the
 * account while the password was hashed. The browser becomes a known device of the account, so that
 * failures of strangers cannot lock its owner out.
 */
async function changePassword(
  { services, caller, body, request, reply }: RequestContext<'public', { token: string }, object>,
  { user: { id }, kind }: { user: UserRow; kind: LinkKind },
  passwordHash: string,
): Promise<void> {
  const { config, db, clock } = services;
  const now = clock();
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    const isOfKind = user !== undefined && linkKindFor(user) === kind;
    if (!isOfKind || !(await consumeLink(tx, now, body.token)))
      throw badRequest('LINK_INVALID', sentences.linkInvalid);
    const isInvitation = kind === 'invitation';
    const activation = isInvitation ? { activatedAt: now, status: 'ACTIVE' as const } : {};
    await tx
      .update(users)
      .set({ passwordHash, passwordDueAt: null, updatedAt: now, ...activation })
      .where(eq(users.id, id));
    await tx.delete(signIns).where(eq(signIns.userId, id));
    await endEmailChanges(tx, [id]);
    await endAllSessions(tx, now, [id], 'PASSWORD_CHANGE');
    const use = { use: 'reset', device: newToken() } as const;
    await rememberDevice({ config, clock, db: tx }, { request, reply }, id, use);
    const metadata = { name: fullName(user), by: isInvitation ? 'invitation' : 'reset' };
    const entry = { action: 'PASSWORD_CHANGE', resource: auditResource(id), userId: id, metadata } as const;
    await recordAudit(tx, now, caller, entry);
    await forgetPasswordFailures({ db: tx }, user);
    await forgetAttempts({ db: tx }, attemptKeys.resetOfAccount(user.email));
  });
}
