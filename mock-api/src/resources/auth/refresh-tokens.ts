import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { later, secondsMs } from '../../clock';
import { refreshTokens, sessions, users } from '../../db/schema';
import { hashToken } from '../../security/tokens';
import type { Services } from '../../services';

/** A token that was just replaced still counts: another tab may have sent it at the same moment. */
const graceMs = 20 * secondsMs;

export interface RefreshedSession {
  id: string;
  userId: string;
  remember: boolean;
  expiresAt: Date;
}

type Needs = Pick<Services, 'db' | 'clock'>;

/** Marks the token as replaced, in one statement; false when it is unknown or was replaced too long ago. */
export async function replaceToken({ db, clock }: Needs, token: string): Promise<boolean> {
  const now = clock();
  const replaced = await db
    .update(refreshTokens)
    .set({ replacedAt: sql`COALESCE(${refreshTokens.replacedAt}, ${now.toISOString()})` })
    .where(
      and(
        eq(refreshTokens.tokenHash, hashToken(token)),
        or(isNull(refreshTokens.replacedAt), gt(refreshTokens.replacedAt, later(now, -graceMs))),
      ),
    )
    .returning({ sessionId: refreshTokens.sessionId });
  return replaced.length > 0;
}

/** The session that a token was ever issued for, while it lives and its account is active. */
export async function sessionOfToken(
  { db, clock }: Needs,
  token: string,
): Promise<RefreshedSession | undefined> {
  const [found] = await db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      remember: sessions.remember,
      expiresAt: sessions.expiresAt,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(refreshTokens.tokenHash, hashToken(token)),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, clock()),
        eq(users.status, 'ACTIVE'),
      ),
    );
  return found;
}
