import { lt, or } from 'drizzle-orm';
import { daysMs, addMs } from '../clock';
import type { Database } from './client';
import { attemptCounters, passwordLinks, refreshTokens, signIns } from './schema';

/** Deletes expired counters, sign-ins, links and tokens; sessions and the audit log stay. */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  const yesterday = addMs(now, -daysMs);
  const monthAgo = addMs(now, -31 * daysMs);
  await db.delete(attemptCounters).where(lt(attemptCounters.startedAt, yesterday));
  await db.delete(signIns).where(lt(signIns.createdAt, yesterday));
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, yesterday));
  await db
    .delete(refreshTokens)
    .where(or(lt(refreshTokens.createdAt, monthAgo), lt(refreshTokens.replacedAt, monthAgo)));
}
