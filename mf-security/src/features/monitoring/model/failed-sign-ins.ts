import { limits, type AuditEntry } from '@escale/contracts';
import { countByAccount } from '../../../suspicion/suspicious-activities';

export interface FailedSignIns {
  count: number;
  /** True when the fetched rows do not reach back an hour, so that there may be more. */
  atLeast: boolean;
  /** The account with most failures. */
  mostTargeted: string | null;
}

/** Failed sign-ins of the last hour among the fetched entries, newest first (§9). */
export function failedSignIns(entries: readonly AuditEntry[], now: Date): FailedSignIns {
  const since = now.getTime() - limits.failedLoginsHours * 3_600_000;
  const isRecent = ({ timestamp }: AuditEntry) => new Date(timestamp).getTime() > since;
  const recent = entries.filter((entry) => entry.action === 'LOGIN_FAILED' && isRecent(entry));
  const byAccount = [...countByAccount(recent)].toSorted(([, a], [, b]) => b - a);
  const oldest = entries.at(-1);
  return {
    count: recent.length,
    atLeast: entries.length >= limits.securityAuditFetch && oldest !== undefined && isRecent(oldest),
    mostTargeted: byAccount[0]?.[0] ?? null,
  };
}
