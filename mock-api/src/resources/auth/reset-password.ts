import { eq } from 'drizzle-orm';
import { string } from 'yup';
import { resetPasswordRequestSchema } from '@escale/contracts';
import { signIns, users } from '../../db/schema';
import type { Call } from '../../http/call';
import { defineRoute } from '../../http/define-route';
import { refused, RequestError } from '../../http/errors';
import { nothing } from '../../http/validate';
import { messages } from '../../messages/fr';
import { attemptKeys } from '../../security/attempt-keys';
import { forgetAttempts } from '../../security/attempts';
import { hashPassword } from '../../security/passwords';
import { recordAudit } from '../audit/record';
import type { UserRow } from '../users/user-row';
import { findLink, spendLink } from './password-links';
import { passwordRefusal } from './password-policy';
import { endAllSessions } from './sessions';

/** The length of a password is the policy's to refuse, with its reason, as is all else about it. */
const body = resetPasswordRequestSchema.shape({
  password: string().required('passwordMin').max(1_024, 'passwordMax'),
});

export const resetPassword = defineRoute({
  method: 'POST',
  path: '/auth/reset-password',
  schema: { body, params: nothing },
  policy: { access: 'public' },
  act: async (call) => {
    const { services, body } = call;
    const found = await findLink(services.db, services.clock(), body.token);
    if (found === undefined) throw refused('LINK_INVALID', messages.linkInvalid);
    const reason = passwordRefusal(body.password, found.user);
    if (reason !== undefined)
      throw new RequestError(422, 'PASSWORD_REFUSED', reason, { fields: { password: reason } });
    await changePassword(call, found.user, await hashPassword(body.password));
    await forgetAttempts(services, attemptKeys.passwordOfAccount(found.user.email));
  },
  present: () => ({ success: true }),
});

/** Spends the link, sets the password, activates an invited account and ends all sessions: all or nothing. */
async function changePassword(
  { services: { db, clock }, caller, body }: Call<'public', { token: string }, object>,
  user: UserRow,
  passwordHash: string,
): Promise<void> {
  const now = clock();
  const isInvitation = user.activatedAt === null;
  const activation = isInvitation ? { activatedAt: now, status: 'ACTIVE' as const } : {};
  await db.transaction(async (inside) => {
    if (!(await spendLink(inside, now, body.token))) throw refused('LINK_INVALID', messages.linkInvalid);
    await inside
      .update(users)
      .set({ passwordHash, updatedAt: now, ...activation })
      .where(eq(users.id, user.id));
    await inside.delete(signIns).where(eq(signIns.userId, user.id));
    await endAllSessions(inside, now, [user.id], 'PASSWORD_CHANGE');
    const metadata = { by: isInvitation ? 'invitation' : 'reset' };
    const entry = { action: 'PASSWORD_CHANGE', resource: 'users', userId: user.id, metadata } as const;
    await recordAudit(inside, now, caller, entry);
  });
}
