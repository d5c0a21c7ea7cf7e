import type { AuditEntry, SuspiciousFactor } from '@escale/contracts';

export type SuspiciousType = 'MULTIPLE_ATTEMPTS' | SuspiciousFactor;
export type Severity = 'low' | 'medium' | 'high';

/**
 * All suspicious events (§3) of one account with one cause. `entry` is the latest event; the fields from `userId` to `timestamp`
 * describe this event.
 */
export interface SuspiciousActivity {
  /** The same for all events of this account and cause. */
  id: string;
  type: SuspiciousType;
  userId: string | null;
  email: string | null;
  ipAddress: string | null;
  userAgent: string | null;
  timestamp: string;
  details: string;
  severity: Severity;
  count: number;
  entry: AuditEntry;
}

/** The text of each rule. For failed sign-ins, the text includes the number of failures of the account. */
export interface SuspicionReasons {
  MULTIPLE_ATTEMPTS: (failures: number) => string;
  NEW_DEVICE: string;
  FOREIGN_IP: string;
  /** The owner of the account disowned the sign-in. */
  DISOWNED: string;
}

const severityByType: Record<SuspiciousType, Severity> = {
  MULTIPLE_ATTEMPTS: 'medium',
  NEW_DEVICE: 'low',
  FOREIGN_IP: 'high',
  DISOWNED: 'high',
};

const severityRanks: Record<Severity, number> = { low: 0, medium: 1, high: 2 };

/** Returns the rules that an entry matches (§9 'Suspicious activity rules'). */
export function suspicionsOf(entry: AuditEntry): SuspiciousType[] {
  const factors = Array.isArray(entry.metadata.suspiciousFactors) ? entry.metadata.suspiciousFactors : [];
  return [
    ...(entry.action === 'LOGIN_FAILED' ? (['MULTIPLE_ATTEMPTS'] as const) : []),
    ...(['DISOWNED', 'FOREIGN_IP', 'NEW_DEVICE'] as const).filter((factor) => factors.includes(factor)),
  ];
}

/** Returns the e-mail address of an entry: that of the account, or the typed one if no account was found. */
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

/** The current user and browser. */
export interface Viewer {
  id: string;
  userAgent: string;
}

/**
 * True if an entry is from the viewer's browser. Compares only the beginning, since servers
 * truncate a long user agent.
 */
const isOwnBrowser = ({ userAgent }: AuditEntry, viewer: Viewer) =>
  userAgent !== null && userAgent !== '' && viewer.userAgent.startsWith(userAgent);

/**
 * Returns the suspicious activities by account and cause, the most severe first, then the newest.
 * Of the viewer's own activities, omits only first sign-ins in this browser. Expects the newest
 * entry first.
 */
export function findSuspiciousActivities(
  entries: readonly AuditEntry[],
  reasons: SuspicionReasons,
  viewer: Viewer | null = null,
): SuspiciousActivity[] {
  const groups = new Map<string, [SuspiciousType, AuditEntry[]]>();
  for (const entry of entries) {
    const isOwn = viewer !== null && entry.userId === viewer.id && isOwnBrowser(entry, viewer);
    for (const type of suspicionsOf(entry)) {
      if (isOwn && type === 'NEW_DEVICE') continue;
      const id = `${type}:${emailOf(entry) ?? entry.userId ?? ''}`;
      const group = groups.get(id)?.[1];
      if (group === undefined) groups.set(id, [type, [entry]]);
      else group.push(entry);
    }
  }
  return [...groups]
    .flatMap(([id, [type, [last, ...earlier]]]) => {
      if (last === undefined) return [];
      const count = earlier.length + 1;
      const details = type === 'MULTIPLE_ATTEMPTS' ? reasons.MULTIPLE_ATTEMPTS(count) : reasons[type];
      const { userId, ipAddress, userAgent, timestamp } = last;
      const severity = severityByType[type];
      return [
        {
          id,
          type,
          userId,
          email: emailOf(last),
          ipAddress,
          userAgent,
          timestamp,
          details,
          severity,
          count,
          entry: last,
        },
      ];
    })
    .toSorted((one, other) => severityRanks[other.severity] - severityRanks[one.severity]);
}

/** Returns the highest severity among activities, or `null` if there are none. */
export function highestSeverity(activities: readonly SuspiciousActivity[]): Severity | null {
  return (
    activities
      .map(({ severity }) => severity)
      .toSorted((one, other) => severityRanks[other] - severityRanks[one])[0] ?? null
  );
}

/** Returns the activities with the unseen ones first, otherwise in the given order. */
export function sortUnseenFirst(
  activities: readonly SuspiciousActivity[],
  isSeen: (activity: SuspiciousActivity) => boolean,
): SuspiciousActivity[] {
  return activities.toSorted((one, other) => Number(isSeen(one)) - Number(isSeen(other)));
}
