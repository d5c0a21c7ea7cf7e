import { and, desc, eq } from 'drizzle-orm';
import type { UserSession } from '@escale/contracts';
import { isLiving } from '../../db/living-session';
import { sessions } from '../../db/schema';
import { findUser } from '../../db/user-row';
import { defineRoute } from '../../http/define-route';
import { notFound } from '../../http/errors';
import { emptyObject } from '../../http/validate';
import { messages } from '../../messages/fr';
import { hashToken } from '../../security/tokens';
import { userParams } from './bodies';
import { canReadUser } from './policies';

export const listSessions = defineRoute({
  method: 'GET',
  path: '/users/:id/sessions',
  schema: { body: emptyObject, params: userParams },
  policy: { access: 'signed-in', allows: canReadUser },
  act: async ({ services: { db, clock, config }, actor, params: { id } }) => {
    if ((await findUser(db, id)) === undefined) throw notFound(messages.userNotFound);
    const living = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, id), isLiving(config, clock())))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), desc(sessions.id));
    const isOwn = (session: { id: string }) => session.id === actor.sessionId;
    return [...living.filter(isOwn), ...living.filter((session) => !isOwn(session))];
  },
  present: (living) => ({ success: true, data: living.map(presentSession) }),
});

/** `token` only identifies a session; it is not a credential. */
function presentSession({ id, createdAt, expiresAt }: typeof sessions.$inferSelect): UserSession {
  return {
    id,
    token: hashToken(id),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
