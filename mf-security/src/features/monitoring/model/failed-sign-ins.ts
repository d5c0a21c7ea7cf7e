import { limits, type AuditEntry } from '@escale/contracts';
import { countByAccount } from '../../../suspicion/suspicious-activities';

export interface FailedSignIns {
  count: number;
  /** True if the loaded entries cover less than an hour, so that there may be more failures. */
  isLowerBound: boolean;
  /** E-mail of the account with the most failures. */
  mostTargetedEmail: string | null;
}

/** Counts the failed sign-ins of the last hour (§9). Expects the newest entry first. */
export function countFailedSignIns(
  entries: readonly AuditEntry[],
  now: Date,
  complete: boolean,
): FailedSignIns {
  const since = now.getTime() - limits.failedLoginsHours * 3_600_000;
  const isRecent = ({ timestamp }: AuditEntry) => new Date(timestamp).getTime() > since;
  const recent = entries.filter((entry) => entry.action === 'LOGIN_FAILED' && isRecent(entry));
  const byAccount = [...countByAccount(recent)].toSorted(([, a], [, b]) => b - a);
  const oldest = entries.at(-1);
  return {
    count: recent.length,
    isLowerBound: !complete && oldest !== undefined && isRecent(oldest),
    mostTargetedEmail: byAccount[0]?.[0] ?? null,
  };
}
