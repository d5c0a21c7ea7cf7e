import { and, eq } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { AccessClaims } from '../security/access-token';
import type { Database } from './client';
import { listVersions, type ListVersions } from './list-versions';
import { isLiving, livesUntil } from './living-session';
import { sessions, users } from './schema';
import type { UserRow } from './user-row';

export interface ActiveSession {
  user: UserRow;
  sessionId: string;
  /** When its user signed in. */
  createdAt: Date;
  lastUsedAt: Date;
  /** When it ends if it is not used again. */
  livesUntil: Date;
  /** Read along, since each query has its price. */
  listVersions: ListVersions;
}

/** Returns the account and session behind an access token while account and session are active. */
export async function findActiveSession(
  { db, clock, config }: { db: Database; clock: Clock; config: Pick<Config, 'SESSION_IDLE_MINUTES'> },
  { userId, sessionId }: AccessClaims,
): Promise<ActiveSession | undefined> {
  const [found] = await db
    .select({
      user: users,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      livesUntil: livesUntil(config),
      listVersions,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        isLiving(config, clock()),
        eq(users.status, 'ACTIVE'),
      ),
    );
  return found && { ...found, sessionId };
}
