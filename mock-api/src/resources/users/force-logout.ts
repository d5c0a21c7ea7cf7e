import { object, string } from 'yup';
import { defineRoute } from '../../http/define-route';
import { notFound } from '../../http/errors';
import { nothing } from '../../http/validate';
import { messages } from '../../messages/fr';
import { recordAudit } from '../audit/record';
import { endAllSessions } from '../auth/sessions';
import { findUser } from './user-row';

/** Ends every session of an account: its tokens are refused and its connections cut at once. */
export const forceLogout = defineRoute({
  method: 'POST',
  path: '/users/:id/force-logout',
  schema: { body: nothing, params: object({ id: string().uuid().required() }) },
  policy: {
    access: 'signed-in',
    allows: ({ user }) => user.role === 'SUPER_ADMIN',
    refusal: messages.forceLogoutForbidden,
  },
  act: async ({ services: { db, clock }, actor, params: { id }, caller }) => {
    if ((await findUser(db, id)) === undefined) throw notFound(messages.userNotFound);
    const now = clock();
    await db.transaction(async (inside) => {
      const endedSessions = await endAllSessions(inside, now, [id], 'FORCED');
      const metadata = { reason: 'FORCED', by: actor.user.email, endedSessions };
      await recordAudit(inside, now, caller, { action: 'LOGOUT', resource: 'auth', userId: id, metadata });
    });
  },
  present: () => ({ success: true }),
});
