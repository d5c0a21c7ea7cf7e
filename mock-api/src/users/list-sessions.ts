import { and, desc, eq } from 'drizzle-orm';
import { Type } from '@sinclair/typebox';
import { isOpenSession } from '../accounts/open-session';
import { sessions } from '../db/schema';
import { findUser } from '../db/user-row';
import { answerWith } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { notFound } from '../errors';
import { emptyObject } from '../http/validate';
import { sentences } from '../messages/sentences';
import { presentSession, sessionSchema } from '../accounts/present-session';
import { userParams } from './bodies';
import { canReadUser } from './policies';

export const listSessions = defineRoute({
  method: 'GET',
  path: '/users/:id/sessions',
  schema: { body: emptyObject, params: userParams },
  policy: { access: 'signed-in', allows: canReadUser },
  document: {
    summary: 'List the sessions of an account',
    answer: answerWith({ data: Type.Array(sessionSchema) }),
  },
  act: async ({ services: { db, clock, config }, actor, params: { id } }) => {
    const user = await findUser(db, id);
    if (user === undefined) throw notFound(sentences.userNotFound);
    if (user.status !== 'ACTIVE') return [];
    const openSessions = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, id), isOpenSession(config, clock())))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), desc(sessions.id));
    const isOwn = (session: { id: string }) => session.id === actor.sessionId;
    const ownFirst = [...openSessions.filter(isOwn), ...openSessions.filter((session) => !isOwn(session))];
    return ownFirst.map((session) => presentSession(session, actor.sessionId));
  },
  present: (data) => ({ success: true, data }),
});
