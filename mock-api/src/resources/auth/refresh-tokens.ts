import type { SessionEndReason } from '@escale/contracts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { addMs, secondsMs } from '../../clock';
import type { Services } from '../../services';
import { isLiving } from '../../db/living-session';
import { refreshTokens, sessions, users } from '../../db/schema';
import { reasonOfEnd } from '../../db/session-end';
import { readCookie } from '../../http/cookies';
import { successorOf } from '../../security/refresh-chain';
import { hashToken } from '../../security/tokens';

/** A token replaced a moment ago is still accepted: another tab may have sent it concurrently. */
const graceMs = 20 * secondsMs;

export interface RefreshedSession {
  id: string;
  userId: string;
  remember: boolean;
  expiresAt: Date;
}

type Needs = Pick<Services, 'db' | 'clock' | 'secret'>;

/**
 * Replaces a valid token and returns its successor; the previous token returns the same one for a few seconds. Returns
 * undefined for an older token, which must be a copy.
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
      and(eq(refreshTokens.tokenHash, hashToken(token)), gt(refreshTokens.replacedAt, addMs(now, -graceMs))),
    );
  return recent && livingSuccessor({ db, secret }, token);
}

async function livingSuccessor(
  { db, secret }: Omit<Needs, 'clock'>,
  token: string,
): Promise<string | undefined> {
  const next = successorOf(secret, token);
  const [living] = await db
    .select()
    .from(refreshTokens)
    .where(and(eq(refreshTokens.tokenHash, hashToken(next)), isNull(refreshTokens.replacedAt)));
  return living && next;
}

/** Returns the living session of the refresh cookie. */
export async function sessionOfCookie(
  services: Pick<Services, 'config' | 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<RefreshedSession | undefined> {
  const token = readCookie(services.config, request, 'refresh');
  return token === undefined ? undefined : sessionOfToken(services, token);
}

/** Returns the session that a token was ever issued for, while session and account are active. */
export async function sessionOfToken(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
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
        isLiving(config, clock()),
        eq(users.status, 'ACTIVE'),
      ),
    );
  return found;
}

/** Returns why the session is over that a token was ever issued for. */
export async function reasonOfTokensEnd(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  token: string,
): Promise<SessionEndReason | undefined> {
  const [found] = await services.db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashToken(token)));
  return found && reasonOfEnd(services, eq(sessions.id, found.sessionId));
}
