import type { SessionEndReason } from '@escale/contracts';
import { eq, type SQL } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../db/client';
import { livesUntil } from './living-session';
import { sessions, users, type SessionEnd } from '../db/schema';

interface Needs {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'SESSION_IDLE_MINUTES'>;
}

/** What the person who was signed in may know; of the other ends there is nothing to say. */
const told: Partial<Record<SessionEnd, SessionEndReason>> = {
  FORCED: 'CLOSED_BY_ADMINISTRATOR',
  PASSWORD_CHANGE: 'PASSWORD_CHANGED',
  EVICTED: 'NEWER_SESSION',
};

/** Returns why the session of this condition is over, for whoever proves to have held it; undefined while it is not known. */
export async function reasonOfEnd(
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
  return endReason === null ? undefined : told[endReason];
}
