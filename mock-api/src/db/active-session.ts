import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { AccessClaims } from '../security/access-token';
import type { Database } from './client';
import { sessions, users } from './schema';
import type { UserRow } from './user-row';

export interface ActiveSession {
  user: UserRow;
  sessionId: string;
  expiresAt: Date;
}

/** Returns the account and session behind an access token while the account is active and the session has not ended. */
export async function findActiveSession(
  { db, clock }: { db: Database; clock: Clock },
  { userId, sessionId }: AccessClaims,
): Promise<ActiveSession | undefined> {
  const [found] = await db
    .select({ user: users, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, clock()),
        eq(users.status, 'ACTIVE'),
      ),
    );
  return found && { ...found, sessionId };
}
