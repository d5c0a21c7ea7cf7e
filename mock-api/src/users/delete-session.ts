import { and, eq } from 'drizzle-orm';
import { object, string } from 'yup';
import { sessions } from '../db/schema';
import { doneAnswer } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { notFound } from '../errors';
import { emptyObject } from '../http/validate';
import { sentences } from '../messages/sentences';
import { endSession } from '../accounts/sessions';
import { changeUser } from './change-user';
import { recordChange } from './record-change';
import { canWriteUser } from './policies';

const params = object({ id: string().uuid().required(), sessionId: string().uuid().required() });

export const deleteSession = defineRoute({
  method: 'DELETE',
  path: '/users/:id/sessions/:sessionId',
  schema: { body: emptyObject, params },
  policy: { access: 'signed-in', allows: canWriteUser },
  document: {
    summary: 'End a session of an account',
    answer: doneAnswer,
  },
  act: (context) =>
    changeUser('editProfile', context, async (change) => {
      const { tx, now, actor, target } = change;
      const { sessionId } = context.params;
      const [session] = await tx
        .select({ endedAt: sessions.endedAt })
        .from(sessions)
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, target.id)));
      if (session === undefined) throw notFound(sentences.users.sessionNotFound);
      if (session.endedAt !== null) throw notFound(sentences.users.sessionClosed);
      await endSession(tx, now, sessionId, actor.id === target.id ? 'SIGN_OUT' : 'FORCED');
      await recordChange(change, 'LOGOUT', { reason: 'SESSION_DELETED', sessionId });
    }),
  present: () => ({ success: true }),
});
