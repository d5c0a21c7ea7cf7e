import { daysMs, addMs } from '../../clock';
import type { History } from './history';
import type { Random } from './random';
import type { NewUser } from './user-rows';

const adminCaller = {
  ipAddress: '10.20.0.2',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/133.0',
};

/**
 * Adds the creation of an account to its history; if the account was deactivated or suspended later, ends the history with that
 * change.
 */
export function withAccountHistory(random: Random, now: Date, user: NewUser, history: History) {
  const changedAt = addMs(now, -(2 + random.below(5)) * daysMs);
  const changed = user.activatedAt != null && user.status !== 'ACTIVE';
  const kept = changed ? historyBefore(history, changedAt) : history;
  const done = { userId: user.createdBy ?? user.id, resource: `users/${user.id}`, ...adminCaller };
  const created = { id: random.uuid(), action: 'CREATE' as const, metadata: {}, timestamp: user.createdAt };
  kept.audit.push({ ...done, ...created });
  if (changed) {
    const metadata = { before: { status: 'ACTIVE' }, after: { status: user.status } };
    kept.audit.push({ ...done, id: random.uuid(), action: 'STATUS_CHANGE', metadata, timestamp: changedAt });
  }
  const lastLoginAt = kept.sessions.at(-1)?.createdAt ?? null;
  return { user: { ...user, lastLoginAt, updatedAt: changed ? changedAt : user.createdAt }, history: kept };
}

function historyBefore({ audit, sessions }: History, end: Date): History {
  return {
    audit: audit.filter(({ timestamp }) => timestamp < end),
    sessions: sessions.filter(({ createdAt }) => createdAt < end),
  };
}
