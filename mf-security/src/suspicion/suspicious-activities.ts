import { limits, type AuditEntry } from '@escale/contracts';

export type SuspiciousType = 'MULTIPLE_ATTEMPTS' | 'NEW_DEVICE' | 'FOREIGN_IP';
export type Severity = 'low' | 'medium' | 'high';

/** A suspicious activity (§3): one rule applied to one entry. */
export interface SuspiciousActivity {
  id: string;
  type: SuspiciousType;
  userId: string | null;
  email: string | null;
  ipAddress: string | null;
  userAgent: string | null;
  timestamp: string;
  details: string;
  severity: Severity;
  entry: AuditEntry;
}

/** The text of each rule; for a failed sign-in it includes the number of failures of the account. */
export interface SuspicionReasons {
  MULTIPLE_ATTEMPTS: (failures: number) => string;
  NEW_DEVICE: string;
  FOREIGN_IP: string;
}

const severities: Record<SuspiciousType, Severity> = {
  MULTIPLE_ATTEMPTS: 'medium',
  NEW_DEVICE: 'low',
  FOREIGN_IP: 'high',
};

/** Returns the rules that an entry matches (§9 'Suspicious activity rules'). */
export function suspicionsOf(entry: AuditEntry): SuspiciousType[] {
  const factors = Array.isArray(entry.metadata.suspiciousFactors) ? entry.metadata.suspiciousFactors : [];
  return [
    ...(entry.action === 'LOGIN_FAILED' ? (['MULTIPLE_ATTEMPTS'] as const) : []),
    ...(['FOREIGN_IP', 'NEW_DEVICE'] as const).filter((factor) => factors.includes(factor)),
  ];
}

/** Returns the e-mail of an entry: that of the account, or the one typed if no account was found. */
export function emailOf(entry: AuditEntry): string | null {
  if (entry.user !== null) return entry.user.email;
  return typeof entry.metadata.email === 'string' ? entry.metadata.email : null;
}

/** Counts entries by e-mail. */
export function countByAccount(entries: readonly AuditEntry[]): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const entry of entries) counts.set(emailOf(entry), (counts.get(emailOf(entry)) ?? 0) + 1);
  return counts;
}

/** Returns one activity per entry and matching rule, newest first, at most ten (§9). Expects the newest entry first. */
export function suspiciousActivities(
  entries: readonly AuditEntry[],
  reasons: SuspicionReasons,
): SuspiciousActivity[] {
  const failures = countByAccount(entries.filter(({ action }) => action === 'LOGIN_FAILED'));
  const describe = (type: SuspiciousType, entry: AuditEntry) =>
    type === 'MULTIPLE_ATTEMPTS'
      ? reasons.MULTIPLE_ATTEMPTS(failures.get(emailOf(entry)) ?? 1)
      : reasons[type];

  return entries
    .flatMap((entry) =>
      suspicionsOf(entry).map((type) => ({
        id: `${entry.id}:${type}`,
        type,
        userId: entry.userId,
        email: emailOf(entry),
        ipAddress: entry.ipAddress,
        userAgent: entry.userAgent,
        timestamp: entry.timestamp,
        details: describe(type, entry),
        severity: severities[type],
        entry,
      })),
    )
    .slice(0, limits.suspiciousMax);
}
