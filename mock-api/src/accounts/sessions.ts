import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { limits } from '@escale/contracts';
import { addMs, daysMs, hoursMs } from '../clock';
import { idIn } from '../db/id-in';
import type { Database } from '../db/client';
import { isOpenSession } from './open-session';
import { refreshTokens, sessions, signIns, type SessionEnd } from '../db/schema';
import type { Caller } from '../http/request-context';
import type { Services } from '../services';
import { hashToken } from '../security/tokens';
import { recordAudit } from '../audit/record';
import { endEmailChanges } from './email-changes';

const rememberedLifetimeMs = 30 * daysMs;
const unrememberedLifetimeMs = 12 * hoursMs;

export interface NewSession {
  sessionId: string;
  remember: boolean;
  expiresAt: Date;
  refreshToken: string;
}

type Dependencies = Pick<Services, 'db' | 'config'>;

/**
 * Opens a session for an account that the transaction has locked. Beyond `maxSessionsPerUser`, the least recently used sessions of
 * the account end.
 */
export async function openSession(
  needs: Dependencies,
  now: Date,
  caller: Caller,
  { userId, remember, refreshToken }: { userId: string; remember: boolean; refreshToken: string },
): Promise<NewSession> {
  const { db } = needs;
  const sessionId = randomUUID();
  const expiresAt = addMs(now, remember ? rememberedLifetimeMs : unrememberedLifetimeMs);
  await db
    .insert(sessions)
    .values({ id: sessionId, userId, remember, ...caller, createdAt: now, lastUsedAt: now, expiresAt });
  await evictLeastRecentlyUsed(needs, now, caller, userId, sessionId);
  await db.insert(refreshTokens).values({ tokenHash: hashToken(refreshToken), sessionId, createdAt: now });
  return { sessionId, remember, expiresAt, refreshToken };
}

async function evictLeastRecentlyUsed(
  { db, config }: Dependencies,
  now: Date,
  caller: Caller,
  userId: string,
  keptSessionId: string,
): Promise<void> {
  const openSessions = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpenSession(config, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
  const others = openSessions.map(({ id }) => id).filter((id) => id !== keptSessionId);
  for (const sessionId of others.slice(limits.maxSessionsPerUser - 1)) {
    await endSession(db, now, sessionId, 'EVICTED');
    const metadata = { reason: 'EVICTED', sessionId };
    await recordAudit(db, now, caller, { action: 'LOGOUT', resource: 'auth', userId, metadata });
  }
}

/** Ends a session; its tokens are no longer accepted. Returns false if it had already ended. */
export async function endSession(
  db: Database,
  now: Date,
  id: string,
  endReason: SessionEnd,
): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, endReason })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of these accounts. */
export async function endAllSessions(
  db: Database,
  now: Date,
  userIds: string[],
  reason: SessionEnd,
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(idIn(sessions.userId, userIds), isNull(sessions.endedAt)));
}

/** Ends all sessions, pending sign-ins and unconfirmed e-mail changes of these accounts. */
export async function revokeAccess(
  tx: Database,
  now: Date,
  ids: string[],
  reason: SessionEnd,
): Promise<void> {
  await tx.delete(signIns).where(idIn(signIns.userId, ids));
  await endEmailChanges(tx, ids);
  await endAllSessions(tx, now, ids, reason);
}
