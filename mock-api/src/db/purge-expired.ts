import { lt, or } from 'drizzle-orm';
import { daysMs, addMs } from '../clock';
import type { Database } from './client';
import {
  attemptCounters,
  auditLogs,
  devices,
  emailChanges,
  moduleReports,
  passwordLinks,
  queuedMails,
  refreshTokens,
  sessions,
  signInReports,
  signIns,
} from './schema';

/**
 * Deletes expired counters, sign-ins, links, tokens, queued mails and module reports; audit log entries after `auditMonths`; ended
 * or expired sessions and unused known devices after `sessionMonths`.
 */
export async function purgeExpired(
  db: Database,
  now: Date,
  auditMonths: number,
  sessionMonths = auditMonths,
): Promise<void> {
  const yesterday = addMs(now, -daysMs);
  const monthAgo = addMs(now, -31 * daysMs);
  await db.delete(attemptCounters).where(lt(attemptCounters.startedAt, yesterday));
  await db.delete(signIns).where(lt(signIns.createdAt, yesterday));
  await db.delete(signInReports).where(lt(signInReports.expiresAt, yesterday));
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, yesterday));
  await db.delete(queuedMails).where(lt(queuedMails.expiresAt, yesterday));
  await db.delete(moduleReports).where(lt(moduleReports.hour, monthAgo));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
  await db
    .delete(refreshTokens)
    .where(or(lt(refreshTokens.createdAt, monthAgo), lt(refreshTokens.replacedAt, monthAgo)));
  await db.delete(auditLogs).where(lt(auditLogs.timestamp, monthsBefore(now, auditMonths)));
  const oldest = monthsBefore(now, sessionMonths);
  await db.delete(sessions).where(or(lt(sessions.endedAt, oldest), lt(sessions.expiresAt, oldest)));
  await db.delete(devices).where(lt(devices.lastSeenAt, oldest));
}

function monthsBefore(now: Date, months: number): Date {
  const earlier = new Date(now);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier;
}
