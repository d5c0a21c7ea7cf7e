import { and, eq, gt, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { SessionEndReason } from '@escale/contracts';
import { addMs, minutesMs, type Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../db/client';
import { sessions, users, type SessionEnd } from '../db/schema';

/**
 * The minimum interval between two recorded uses of a session. The idle limit is longer by this
 * interval, so that no session ends too early.
 */
const minUseIntervalMs = minutesMs;

type IdleLimit = Pick<Config, 'SESSION_IDLE_MINUTES'>;

/**
 * Returns the SQL expression for the time at which a session ends unless it is used again. A
 * remembered session ends at its expiry; any other ends at its expiry or at the idle limit,
 * whichever comes first.
 */
export function endOfSession({ SESSION_IDLE_MINUTES }: IdleLimit): SQL<Date> {
  const { remember, expiresAt, lastUsedAt } = sessions;
  const seconds = SESSION_IDLE_MINUTES * 60 + minUseIntervalMs / 1_000;
  const idleAt = sql`${lastUsedAt} + make_interval(secs => ${seconds})`;
  return sql`case when ${remember} then ${expiresAt} else least(${expiresAt}, ${idleAt}) end`.mapWith(
    expiresAt,
  );
}

/** SQL condition: true for sessions that have neither ended nor expired nor reached the idle limit. */
export function isOpenSession(config: IdleLimit, now: Date): SQL | undefined {
  return and(isNull(sessions.endedAt), gt(endOfSession(config), sql.param(now, sessions.expiresAt)));
}

/**
 * Records the use of a session at most once a minute. Records the first use of a newer access token
 * at once, since it proves that the browser has received the token.
 */
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
  const recent = addMs(now, -minUseIntervalMs);
  if (lastUsedAt > recent && newestTokenAt !== null && newestTokenAt >= issuedAt) return;
  const isNewer = or(isNull(sessions.newestTokenAt), lt(sessions.newestTokenAt, issuedAt));
  const newest = sql`greatest(${sessions.newestTokenAt}, ${sql.param(issuedAt, sessions.newestTokenAt)})`;
  await db
    .update(sessions)
    .set({ lastUsedAt: now, newestTokenAt: newest })
    .where(and(eq(sessions.id, sessionId), or(lte(sessions.lastUsedAt, recent), isNewer)));
}

interface Dependencies {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'SESSION_IDLE_MINUTES'>;
}

/** The end reasons that users learn; the others are not disclosed. */
const publicReasons: Partial<Record<SessionEnd, SessionEndReason>> = {
  FORCED: 'CLOSED_BY_ADMINISTRATOR',
  PASSWORD_CHANGE: 'PASSWORD_CHANGED',
  EVICTED: 'NEWER_SESSION',
};

/**
 * Returns why a session has ended or is refused. Undefined if session and account are active, if
 * the session is unknown, or if the reason is not disclosed. Pass on the reason only to a caller
 * who has proved that the session was theirs.
 */
export async function endReasonWhere(
  { db, clock, config }: Dependencies,
  isSession: SQL,
): Promise<SessionEndReason | undefined> {
  const [found] = await db
    .select({
      endedAt: sessions.endedAt,
      endReason: sessions.endReason,
      endOfSession: endOfSession(config),
      status: users.status,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isSession);
  if (found === undefined) return undefined;
  const { endedAt, endReason, endOfSession: until, status } = found;
  if (status !== 'ACTIVE') return 'ACCOUNT_INACTIVE';
  if (endedAt === null) return until <= clock() ? 'EXPIRED' : undefined;
  return endReason === null ? undefined : publicReasons[endReason];
}
