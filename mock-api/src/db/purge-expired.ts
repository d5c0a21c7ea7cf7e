import { lt, or } from 'drizzle-orm';
import { daysMs, addMs } from '../clock';
import type { Database } from './client';
import {
  attemptCounters,
  auditLogs,
  devices,
  emailChanges,
  passwordLinks,
  refreshTokens,
  sessions,
  signIns,
} from './schema';

/**
 * Deletes expired counters, sign-ins, links and tokens, and audit log entries, sessions and known devices older than
 * the months that they are kept.
 */
export async function purgeExpired(db: Database, now: Date, keptMonths: number): Promise<void> {
  const yesterday = addMs(now, -daysMs);
  const monthAgo = addMs(now, -31 * daysMs);
  await db.delete(attemptCounters).where(lt(attemptCounters.startedAt, yesterday));
  await db.delete(signIns).where(lt(signIns.createdAt, yesterday));
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, yesterday));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
  await db
    .delete(refreshTokens)
    .where(or(lt(refreshTokens.createdAt, monthAgo), lt(refreshTokens.replacedAt, monthAgo)));
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - keptMonths);
  await db.delete(auditLogs).where(lt(auditLogs.timestamp, oldest));
  await db.delete(sessions).where(or(lt(sessions.endedAt, oldest), lt(sessions.expiresAt, oldest)));
  await db.delete(devices).where(lt(devices.lastSeenAt, oldest));
}
