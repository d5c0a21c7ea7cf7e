import { and, count, countDistinct, eq, gt } from 'drizzle-orm';
import { limits, type SessionStats } from '@escale/contracts';
import { daysMs, addMs } from '../../clock';
import type { Services } from '../../services';
import { isActiveSession } from '../../db/active-session';
import { auditLogs, sessions, users } from '../../db/schema';
import { defineRoute } from '../../http/define-route';
import { emptyObject } from '../../http/validate';
import { canReadSecurity } from '../../security/permissions';

/** Active users are those with an active session. */
export const getSessionStats = defineRoute({
  method: 'GET',
  path: '/auth/session-stats',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'signed-in', allows: ({ user }) => canReadSecurity(user) },
  act: async ({ services }) => ({
    ...(await living(services)),
    recentLogins24h: await recentSignIns(services),
    maxSessionsPerUser: limits.maxSessionsPerUser,
    timeoutMinutes: services.config.SESSION_IDLE_MINUTES,
  }),
  present: (data: SessionStats) => ({ success: true, data }),
});

async function living({ db, clock, config }: Services) {
  const [found] = await db
    .select({ activeSessions: count(), activeUsers: countDistinct(sessions.userId) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isActiveSession(config, clock()));
  return found ?? { activeSessions: 0, activeUsers: 0 };
}

async function recentSignIns({ db, clock }: Services): Promise<number> {
  const dayAgo = addMs(clock(), -daysMs);
  const [found] = await db
    .select({ signIns: count() })
    .from(auditLogs)
    .where(and(eq(auditLogs.action, 'LOGIN'), gt(auditLogs.timestamp, dayAgo)));
  return found?.signIns ?? 0;
}
