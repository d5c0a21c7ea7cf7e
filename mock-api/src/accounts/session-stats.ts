import { and, count, countDistinct, eq, gt, lte, sql } from 'drizzle-orm';
import { Type } from '@sinclair/typebox';
import { limits, type SessionStats } from '@escale/contracts';
import { addMs, daysMs } from '../clock';
import type { Services } from '../services';
import { isActiveSession } from './active-session';
import { auditLogs, sessions, users } from '../db/schema';
import { answerWith, countSchema } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { emptyObject } from '../http/validate';
import { canReadSecurity } from '../rights/permissions';

const statsAnswer = answerWith({
  data: Type.Object({
    activeSessions: countSchema(),
    maxSessionsPerUser: Type.Optional(Type.Union([countSchema(), Type.Null()])),
    activeUsers: countSchema('Accounts with at least one active session.'),
    recentLogins24h: countSchema('Sign-ins in the last 24 hours.'),
    previousLogins24h: Type.Optional(countSchema('Sign-ins in the 24 hours before that.')),
    timeoutMinutes: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  }),
});

export const getSessionStats = defineRoute({
  method: 'GET',
  path: '/auth/session-stats',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'signed-in', allows: ({ user }) => canReadSecurity(user.rights, user) },
  document: {
    summary: 'Get figures on sessions and sign-ins (administrators only)',
    answer: statsAnswer,
  },
  act: async ({ services }) => ({
    ...(await countActive(services)),
    ...(await countSignIns(services)),
    maxSessionsPerUser: limits.maxSessionsPerUser,
    timeoutMinutes: services.config.SESSION_IDLE_MINUTES,
  }),
  present: (data: SessionStats) => ({ success: true, data }),
});

async function countActive({ db, clock, config }: Services) {
  const [found] = await db
    .select({ activeSessions: count(), activeUsers: countDistinct(sessions.userId) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isActiveSession(config, clock()));
  return found ?? { activeSessions: 0, activeUsers: 0 };
}

/** Counts the sign-ins of the last 24 hours, and of the 24 hours before. */
async function countSignIns({ db, clock }: Services) {
  const [dayAgo, twoDaysAgo] = [addMs(clock(), -daysMs), addMs(clock(), -2 * daysMs)];
  const [found] = await db
    .select({
      recentLogins24h: count(sql`case when ${gt(auditLogs.timestamp, dayAgo)} then 1 end`),
      previousLogins24h: count(sql`case when ${lte(auditLogs.timestamp, dayAgo)} then 1 end`),
    })
    .from(auditLogs)
    .where(and(eq(auditLogs.action, 'LOGIN'), gt(auditLogs.timestamp, twoDaysAgo)));
  return found ?? { recentLogins24h: 0, previousLogins24h: 0 };
}
