import { and, eq, gt, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { SessionEndReason } from '@escale/contracts';
import { addMs, minutesMs, type Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../db/client';
import { sessions, users, type SessionEnd } from '../db/schema';

/** A session's use is recorded at most this often; a session lives this much longer, so that none ends too early. */
const useResolutionMs = minutesMs;

type IdleLimit = Pick<Config, 'SESSION_IDLE_MINUTES'>;

/** When an unused session ends: by its age or, unless it is remembered, by the idle limit. */
export function livesUntil({ SESSION_IDLE_MINUTES }: IdleLimit): SQL<Date> {
  const { remember, expiresAt, lastUsedAt } = sessions;
  const seconds = SESSION_IDLE_MINUTES * 60 + useResolutionMs / 1_000;
  const idleAt = sql`${lastUsedAt} + make_interval(secs => ${seconds})`;
  return sql`case when ${remember} then ${expiresAt} else least(${expiresAt}, ${idleAt}) end`.mapWith(
    expiresAt,
  );
}

/** True for the sessions that have neither ended nor expired nor reached the idle limit. */
export function isLiving(config: IdleLimit, now: Date): SQL | undefined {
  return and(isNull(sessions.endedAt), gt(livesUntil(config), sql.param(now, sessions.expiresAt)));
}

/** Records that a session is in use, and the first use of each access token, which proves that its answer arrived. */
export async function recordUse(
  { db, clock }: { db: Database; clock: Clock },
  {
    sessionId,
    lastUsedAt,
    newestTokenAt,
  }: { sessionId: string; lastUsedAt: Date; newestTokenAt: Date | null },
  issuedAt: Date,
): Promise<void> {
  const now = clock();
  const recent = addMs(now, -useResolutionMs);
  if (lastUsedAt > recent && newestTokenAt !== null && newestTokenAt >= issuedAt) return;
  const isNewer = or(isNull(sessions.newestTokenAt), lt(sessions.newestTokenAt, issuedAt));
  const newest = sql`greatest(${sessions.newestTokenAt}, ${sql.param(issuedAt, sessions.newestTokenAt)})`;
  await db
    .update(sessions)
    .set({ lastUsedAt: now, newestTokenAt: newest })
    .where(and(eq(sessions.id, sessionId), or(lte(sessions.lastUsedAt, recent), isNewer)));
}

interface Needs {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'SESSION_IDLE_MINUTES'>;
}

/** End reasons that the signed-in person may be told; the others are not disclosed. */
const publicReason: Partial<Record<SessionEnd, SessionEndReason>> = {
  FORCED: 'CLOSED_BY_ADMINISTRATOR',
  PASSWORD_CHANGE: 'PASSWORD_CHANGED',
  EVICTED: 'NEWER_SESSION',
};

/** Returns why the matching session is over, for a caller who proves to have held it; undefined while the reason is not known. */
export async function endReasonWhere(
  { db, clock, config }: Needs,
  isSession: SQL,
): Promise<SessionEndReason | undefined> {
  const [found] = await db
    .select({
      endedAt: sessions.endedAt,
      endReason: sessions.endReason,
      livesUntil: livesUntil(config),
      status: users.status,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isSession);
  if (found === undefined) return undefined;
  const { endedAt, endReason, livesUntil: until, status } = found;
  if (status !== 'ACTIVE') return 'ACCOUNT_INACTIVE';
  if (endedAt === null) return until <= clock() ? 'EXPIRED' : undefined;
  return endReason === null ? undefined : publicReason[endReason];
}
