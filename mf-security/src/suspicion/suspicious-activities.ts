import { limits, type AuditEntry } from '@escale/contracts';

export type SuspiciousType = 'MULTIPLE_ATTEMPTS' | 'NEW_DEVICE' | 'FOREIGN_IP';
export type Severity = 'low' | 'medium' | 'high';

/** A suspicious activity of §3, derived from one entry by one rule. */
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

/** The sentence of each rule; a failed sign-in says how often it happened to the same account. */
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

/** The rules that an entry meets (§9 'Suspicious activity rules'). */
export function suspicionsOf(entry: AuditEntry): SuspiciousType[] {
  const factors = Array.isArray(entry.metadata.suspiciousFactors) ? entry.metadata.suspiciousFactors : [];
  return [
    ...(entry.action === 'LOGIN_FAILED' ? (['MULTIPLE_ATTEMPTS'] as const) : []),
    ...(['FOREIGN_IP', 'NEW_DEVICE'] as const).filter((factor) => factors.includes(factor)),
  ];
}

/** Whom an entry concerns: the account's address, or what was typed where no account was found. */
export function emailOf(entry: AuditEntry): string | null {
  if (entry.user !== null) return entry.user.email;
  return typeof entry.metadata.email === 'string' ? entry.metadata.email : null;
}

/** How many entries concern each account. */
export function countByAccount(entries: readonly AuditEntry[]): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const entry of entries) counts.set(emailOf(entry), (counts.get(emailOf(entry)) ?? 0) + 1);
  return counts;
}

/** One row per rule and entry, newest first, at most ten (§9). Entries come newest first. */
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
