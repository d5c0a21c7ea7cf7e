import { ActiveSessionsLink } from '@escale/account/sessions';
import { limits, type AuditEntry, type SessionStats } from '@escale/contracts';
import { styled } from '@escale/design-system';
import { StatCard } from '@escale/design-system/stats';
import { useMessages } from '../../../messages/catalogue';
import type { SuspiciousActivity } from '../../../suspicion/suspicious-activities';
import { failedSignIns } from '../model/failed-sign-ins';

/** In a two-column layout the fifth card spans both columns. */
const Cards = styled('section', {
  base: {
    display: 'grid',
    gap: '4',
    marginBlockEnd: '6',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' },
    '& > :last-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
});

export interface StatCardsProps {
  stats: SessionStats;
  entries: readonly AuditEntry[];
  suspicious: readonly SuspiciousActivity[];
  now: Date;
}

/** The five cards (readings, 'Security dashboard'). */
export function StatCards({ stats, entries, suspicious, now }: StatCardsProps) {
  const { stats: m } = useMessages();
  const failures = failedSignIns(entries, now);
  const high = suspicious.filter(({ severity }) => severity === 'high').length;
  return (
    <Cards aria-label={m.heading}>
      <StatCard
        label={m.activeSessions}
        value={String(stats.activeSessions)}
        detail={m.activeSessionsDetail(stats.maxSessionsPerUser ?? limits.maxSessionsPerUser)}
        link={<ActiveSessionsLink />}
      />
      <StatCard
        label={m.activeUsers}
        value={String(stats.activeUsers)}
        detail={m.activeUsersDetail(stats.timeoutMinutes ?? limits.sessionTimeoutMinutes)}
      />
      <StatCard label={m.signIns} value={String(stats.recentLogins24h)} detail={m.signInsDetail} />
      <StatCard
        label={m.failures}
        value={failures.atLeast ? m.atLeast(failures.count) : String(failures.count)}
        tone={failures.count > 0 ? 'bad' : undefined}
        detail={failures.mostTargeted === null ? m.noFailure : m.mostTargeted(failures.mostTargeted)}
      />
      <StatCard
        label={m.suspicious}
        value={String(suspicious.length)}
        tone={suspicious.length > 0 ? 'bad' : undefined}
        detail={m.highSeverity(high)}
      />
    </Cards>
  );
}
