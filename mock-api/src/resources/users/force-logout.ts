import { object, string } from 'yup';
import { findUser } from '../../db/user-row';
import { defineRoute } from '../../http/define-route';
import { notFound } from '../../http/errors';
import { emptyObject } from '../../http/validate';
import { messages } from '../../messages/fr';
import { recordAudit } from '../audit/record';
import { endAllSessions } from '../auth/sessions';

/** Ends every session of an account: its tokens are rejected and its connections closed immediately. */
export const forceLogout = defineRoute({
  method: 'POST',
  path: '/users/:id/force-logout',
  schema: { body: emptyObject, params: object({ id: string().uuid().required() }) },
  policy: {
    access: 'signed-in',
    allows: ({ user }) => user.role === 'SUPER_ADMIN',
    refusal: messages.forceLogoutForbidden,
  },
  act: async ({ services: { db, clock }, actor, params: { id }, caller }) => {
    if ((await findUser(db, id)) === undefined) throw notFound(messages.userNotFound);
    const now = clock();
    await db.transaction(async (tx) => {
      const endedSessions = await endAllSessions(tx, now, [id], 'FORCED');
      const metadata = { reason: 'FORCED', by: actor.user.email, endedSessions };
      await recordAudit(tx, now, caller, { action: 'LOGOUT', resource: 'auth', userId: id, metadata });
    });
  },
  present: () => ({ success: true }),
});
