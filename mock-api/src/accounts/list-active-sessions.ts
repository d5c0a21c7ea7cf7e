import {
  canSeeActiveSessions,
  holdsPermissions,
  limits,
  moreRightsAbilities,
  type ActiveSession,
} from '@escale/contracts';
import { count, desc, eq } from 'drizzle-orm';
import { object } from 'yup';
import { Type } from '@sinclair/typebox';
import type { Actor } from '../rights/actor';
import { isActiveSession } from './active-session';
import { sessions, users } from '../db/schema';
import type { UserRow } from '../db/user-row';
import { answerWith, paginationSchema } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { emptyObject, pageFields } from '../http/validate';
import { asPolicyActor } from '../rights/permissions';
import { displayEmail } from './present-user';
import { activeSessionSchema, presentSession } from './present-session';

const ownerColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  permissions: users.permissions,
};

/** Lists the active sessions of all users, the most recently used first. */
export const listActiveSessions = defineRoute({
  method: 'GET',
  path: '/sessions',
  schema: {
    body: emptyObject,
    params: emptyObject,
    query: object(pageFields(500, limits.activeSessionsPageSize)),
  },
  policy: {
    access: 'signed-in',
    allows: ({ user }) => canSeeActiveSessions(asPolicyActor(user.rights, user)),
  },
  document: {
    summary: 'List the active sessions of all users, most recently used first',
    answer: answerWith({ data: Type.Array(activeSessionSchema), pagination: paginationSchema }),
    optional: true,
  },
  act: async ({ services: { db, clock, config }, actor, query: { page, limit } }) => {
    const active = isActiveSession(config, clock());
    const rows = await db
      .select({ session: sessions, user: ownerColumns })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(active)
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), desc(sessions.id))
      .limit(limit)
      .offset((page - 1) * limit);
    const [{ total } = { total: 0 }] = await db
      .select({ total: count() })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(active);
    const data = rows.map((row) => presentActiveSession(row, actor));
    return { data, pagination: { pages: Math.max(1, Math.ceil(total / limit)), total } };
  },
  present: (found) => ({ success: true, ...found }),
});

interface SessionWithOwner {
  session: typeof sessions.$inferSelect;
  user: Pick<UserRow, keyof typeof ownerColumns>;
}

function presentActiveSession({ session, user }: SessionWithOwner, actor: Actor): ActiveSession {
  const { id, email, firstName, lastName, role } = user;
  const { rights } = actor.user;
  const mayAct =
    actor.user.id === id ||
    holdsPermissions(asPolicyActor(rights, actor.user), asPolicyActor(rights, user).permissions);
  return {
    ...presentSession(session, actor.sessionId),
    user: {
      id,
      email: displayEmail(email),
      firstName,
      lastName,
      role,
      abilities: mayAct ? undefined : moreRightsAbilities,
    },
  };
}
