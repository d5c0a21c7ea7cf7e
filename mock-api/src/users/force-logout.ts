import { and, eq } from 'drizzle-orm';
import { object, string } from 'yup';
import { isOpenSession } from '../accounts/open-session';
import { sessions } from '../db/schema';
import { doneAnswer } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { forbidden, notFound } from '../errors';
import { emptyObject } from '../http/validate';
import { sentences } from '../messages/sentences';
import { lockUsers } from './lock-users';
import { recordChanges } from './record-change';
import { revokeAccess } from '../accounts/sessions';

/**
 * Ends every session and pending sign-in of an account. Its tokens are rejected and its live
 * connections closed at once.
 */
export const forceLogout = defineRoute({
  method: 'POST',
  path: '/users/:id/force-logout',
  schema: { body: emptyObject, params: object({ id: string().uuid().required() }) },
  policy: {
    access: 'signed-in',
    allows: ({ user }) => user.role === 'SUPER_ADMIN',
    refusal: sentences.forceLogoutForbidden,
  },
  document: {
    summary: 'End every session of an account (SUPER_ADMIN only)',
    answer: doneAnswer,
  },
  act: async ({ services: { db, clock, config, rights }, actor, params: { id }, caller }) => {
    const now = clock();
    await db.transaction(async (tx) => {
      const locked = await lockUsers(tx, rights, actor.user.id, [id]);
      if (locked.actor.role !== 'SUPER_ADMIN') throw forbidden(sentences.forceLogoutForbidden);
      const target = locked.targets.get(id);
      if (target === undefined) throw notFound(sentences.userNotFound);
      const endedSessions = await tx.$count(
        sessions,
        and(eq(sessions.userId, id), isOpenSession(config, now)),
      );
      await revokeAccess(tx, now, [id], 'FORCED');
      const author = { tx, now, caller, actor: locked.actor };
      await recordChanges(author, 'LOGOUT', [{ target, metadata: { reason: 'FORCED', endedSessions } }]);
    });
  },
  present: () => ({ success: true }),
});
