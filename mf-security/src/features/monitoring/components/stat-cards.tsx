import { ActiveSessionsLink } from '@escale/user-ui/sessions';
import { limits, type AuditEntry, type SessionStats } from '@escale/contracts';
import { styled, Text, TextLink } from '@escale/design-system';
import { StatCard } from '@escale/design-system/stats';
import { textTools, useLocale } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { highestSeverity, type SuspiciousActivity } from '../../../suspicion/suspicious-activities';
import { severityTones } from '../../../suspicion/severity-tones';
import { failedSignIns } from '../model/failed-sign-ins';

/** No hole beside the fifth card: two by two it spans both columns, three by three the last two share a row. */
const Cards = styled('section', {
  base: {
    display: 'grid',
    gap: '4',
    marginBlockEnd: '6',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(6, 1fr)', lg: 'repeat(5, 1fr)' },
    '& > *': { gridColumn: { md: 'span 2', lg: 'auto' } },
    '& > :nth-last-child(-n + 2)': { gridColumn: { md: 'span 3', lg: 'auto' } },
    '& > :last-child': { gridColumn: { base: '1 / -1', md: 'span 3', lg: 'auto' } },
  },
});

export interface StatCardsProps {
  stats: SessionStats;
  entries: readonly AuditEntry[];
  suspicious: readonly SuspiciousActivity[];
  /** Those that were not marked as seen. */
  unseen: readonly SuspiciousActivity[];
  complete: boolean;
  now: Date;
}

/** The five cards (readings, 'Security dashboard'). */
export function StatCards({ stats, entries, suspicious, unseen, complete, now }: StatCardsProps) {
  const { stats: m } = useMessages();
  const { number } = textTools(useLocale().language);
  const failures = failedSignIns(entries, now, complete);
  const { recentLogins24h, previousLogins24h } = stats;
  const severity = highestSeverity(unseen);
  const high = suspicious.filter(({ severity }) => severity === 'high').length;
  return (
    <Cards aria-label={m.heading}>
      <StatCard
        label={m.activeSessions}
        value={number(stats.activeSessions)}
        detail={m.activeSessionsDetail(stats.activeSessions)}
        link={
          <ActiveSessionsLink>
            {(text) => <TextLink to="/security/sessions">{text}</TextLink>}
          </ActiveSessionsLink>
        }
      />
      <StatCard
        label={m.activeUsers}
        value={number(stats.activeUsers)}
        detail={m.activeUsersDetail(stats.timeoutMinutes ?? limits.sessionTimeoutMinutes)}
      />
      <StatCard
        label={m.signIns}
        value={number(recentLogins24h)}
        detail={
          previousLogins24h === undefined
            ? m.signInsDetail
            : m.signInsTrend(recentLogins24h - previousLogins24h)
        }
      />
      <StatCard
        label={m.failures}
        value={failures.atLeast ? m.atLeast(failures.count) : number(failures.count)}
        tone={failures.count > 0 ? 'bad' : undefined}
        detail={
          failures.mostTargeted === null ? (
            m.noFailure
          ) : (
            <OneLine text={m.mostTargeted(failures.mostTargeted)} />
          )
        }
      />
      <StatCard
        label={m.suspicious}
        value={number(suspicious.length)}
        tone={severity === null ? undefined : severityTones[severity]}
        detail={m.highSeverity(high)}
      />
    </Cards>
  );
}

/** A long address stays on its line. */
function OneLine({ text }: { text: string }) {
  return (
    <Text
      dir="auto"
      textAlign="match-parent"
      title={text}
      overflow="hidden"
      textOverflow="ellipsis"
      whiteSpace="nowrap"
    >
      {text}
    </Text>
  );
}
