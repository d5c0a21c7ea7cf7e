import { and, eq, gt, isNull } from 'drizzle-orm';
import { later, secondsMs } from '../../clock';
import { refreshTokens, sessions, users } from '../../db/schema';
import { successorOf } from '../../security/refresh-chain';
import { hashToken } from '../../security/tokens';
import type { Services } from '../../services';

/** A token that was just replaced still counts: another tab may have sent it at the same moment. */
const graceMs = 20 * secondsMs;

/** More than can follow each other within the grace. */
const longestChain = 1_000;

export interface RefreshedSession {
  id: string;
  userId: string;
  remember: boolean;
  expiresAt: Date;
}

type Needs = Pick<Services, 'db' | 'clock' | 'secret'>;

/**
 * Replaces a living token and gives its successor; a token of the last seconds gives the living one that came of
 * it. Nothing for a token that was replaced before that: somebody has a copy.
 */
export async function rotateToken({ db, clock, secret }: Needs, token: string): Promise<string | undefined> {
  const now = clock();
  const [replaced] = await db
    .update(refreshTokens)
    .set({ replacedAt: now })
    .where(and(eq(refreshTokens.tokenHash, hashToken(token)), isNull(refreshTokens.replacedAt)))
    .returning({ sessionId: refreshTokens.sessionId });
  if (replaced !== undefined) {
    const next = successorOf(secret, token);
    await db.insert(refreshTokens).values({ ...replaced, tokenHash: hashToken(next), createdAt: now });
    return next;
  }
  const [recent] = await db
    .select()
    .from(refreshTokens)
    .where(
      and(eq(refreshTokens.tokenHash, hashToken(token)), gt(refreshTokens.replacedAt, later(now, -graceMs))),
    );
  return recent && livingSuccessor({ db, secret }, token);
}

async function livingSuccessor(
  { db, secret }: Omit<Needs, 'clock'>,
  token: string,
): Promise<string | undefined> {
  let next = token;
  for (let step = 0; step < longestChain; step += 1) {
    next = successorOf(secret, next);
    const [found] = await db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.tokenHash, hashToken(next)));
    if (found === undefined) return undefined;
    if (found.replacedAt === null) return next;
  }
  return undefined;
}

/** The session that a token was ever issued for, while it lives and its account is active. */
export async function sessionOfToken(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  token: string,
): Promise<RefreshedSession | undefined> {
  const { id, userId, remember, expiresAt } = sessions;
  const [found] = await db
    .select({ id, userId, remember, expiresAt })
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
