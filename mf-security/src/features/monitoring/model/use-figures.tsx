import { limits, type AuditEntry, type SessionStats } from '@escale/contracts';
import type { Tone } from '@escale/design-system';
import { textTools, useLocale } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { severityTones } from '../../../suspicion/severity-tones';
import { highestSeverity, type SuspiciousActivity } from '../../../suspicion/suspicious-activities';
import { countFailedSignIns } from './failed-sign-ins';

export interface FigureSources {
  stats: SessionStats;
  entries: readonly AuditEntry[];
  suspicious: readonly SuspiciousActivity[];
  /** The activities not marked as seen. */
  unseen: readonly SuspiciousActivity[];
  complete: boolean;
  now: Date;
}

export interface Figure {
  id: 'activeSessions' | 'activeUsers' | 'signIns' | 'failures' | 'suspicious';
  label: string;
  value: string;
  detail: string;
  /** The account named in the detail. */
  account?: string | undefined;
  tone?: Tone | undefined;
  /** Query string of the view that shows the counted entries. */
  search?: string;
}

/** Returns the five figures of the page (readings, 'Security dashboard'). */
export function useFigures({ stats, entries, suspicious, unseen, complete, now }: FigureSources): Figure[] {
  const { stats: m } = useMessages();
  const { number } = textTools(useLocale().language);
  const failures = countFailedSignIns(entries, now, complete);
  const { recentLogins24h, previousLogins24h } = stats;
  const severity = highestSeverity(unseen);
  const highSeverityCount = suspicious.filter(({ severity }) => severity === 'high').length;
  return [
    {
      id: 'activeSessions',
      label: m.activeSessions,
      value: number(stats.activeSessions),
      detail: m.activeSessionsDetail(stats.activeSessions),
    },
    {
      id: 'activeUsers',
      label: m.activeUsers,
      value: number(stats.activeUsers),
      detail: m.activeUsersDetail(stats.timeoutMinutes ?? limits.sessionTimeoutMinutes),
    },
    {
      id: 'signIns',
      label: m.signIns,
      value: number(recentLogins24h),
      detail:
        previousLogins24h === undefined
          ? m.signInsDetail
          : m.signInsTrend(recentLogins24h - previousLogins24h),
      search: '?onglet=audit&action=LOGIN&periode=day',
    },
    {
      id: 'failures',
      label: m.failures,
      value: failures.isLowerBound ? m.atLeast(failures.count) : number(failures.count),
      tone: failures.count > 0 ? 'bad' : undefined,
      detail: failures.mostTargetedEmail === null ? m.noFailure : m.mostTargeted(failures.mostTargetedEmail),
      account: failures.mostTargetedEmail ?? undefined,
      search: '?onglet=audit&action=LOGIN_FAILED&periode=hour',
    },
    {
      id: 'suspicious',
      label: m.suspicious,
      value: number(suspicious.length),
      tone: severity === null ? undefined : severityTones[severity],
      detail: m.highSeverity(highSeverityCount),
      search: '?onglet=suspectes',
    },
  ];
}
