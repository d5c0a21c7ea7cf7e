import { serverNow } from '@escale/api-client';
import type { AuditEntry, SessionStats } from '@escale/contracts';
import { Alert, Box, Card, Grid, Section, Stack, useAddressParams, useNow } from '@escale/design-system';
import { Tabs, useAddressTab } from '@escale/design-system/tabs';
import { useCurrentUser } from '@escale/auth';
import { formatDateTime, useLocale } from '@escale/i18n';
import { useMemo, useState } from 'react';
import { AuditTable } from '../features/audit/components/audit-table';
import { EntryDrawer } from '../features/audit/components/entry-drawer';
import { noFilters } from '../features/audit/model/audit-filters';
import { filterParameters } from '../features/audit/model/use-audit-filters';
import { PoliciesCard } from '../features/monitoring/components/policies-card';
import { StatCards } from '../features/monitoring/components/stat-cards';
import { StatStrip } from '../features/monitoring/components/stat-strip';
import { TrendCard } from '../features/monitoring/components/trend-card';
import type { Monitoring } from '../features/monitoring/model/use-monitoring';
import { SuspiciousBanner } from '../features/suspicious/components/suspicious-banner';
import { SuspiciousList } from '../features/suspicious/components/suspicious-list';
import { useSeenActivities } from '../features/suspicious/model/use-seen-activities';
import type { AuditLog } from '../api/audit-log';
import { findSuspiciousActivities } from '../suspicion/suspicious-activities';
import { useMessages } from '../messages/catalogue';

const tabIds = ['apercu', 'suspectes', 'audit'] as const;

export interface SecurityContentProps {
  log: AuditLog;
  stats: SessionStats;
  monitoring: Monitoring;
}

/** Renders banner, five figures and three tabs (§2 'Security dashboard'). */
export function SecurityContent({ log, stats, monitoring }: SecurityContentProps) {
  const m = useMessages();
  const locale = useLocale();
  const time = useNow(30_000, serverNow);
  const now = useMemo(() => new Date(time), [time]);
  const [tab, setTab] = useAddressTab(tabIds, 'apercu');
  const [, changeAddress] = useAddressParams();
  const showRange = ({ from, to }: { from: string; to: string }) =>
    changeAddress({ onglet: 'audit', du: from, au: to, periode: '' }, { push: true });
  const showPerson = (id: string) => {
    setOpened(null);
    changeAddress({ onglet: 'audit', ...filterParameters({ ...noFilters, person: id }) }, { push: true });
  };
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const { id: ownId } = useCurrentUser();
  const { entries, complete } = log;
  const suspicious = findSuspiciousActivities(entries, m.suspicious.reasons, {
    id: ownId,
    userAgent: navigator.userAgent,
  });
  const seen = useSeenActivities(ownId);
  const unseen = suspicious.filter((activity) => !seen.isSeen(activity));
  // The overview shows the figures as cards. The other tabs show them in one line, to leave room
  // for the list or the log.
  const Figures = tab === 'apercu' ? StatCards : StatStrip;
  const list = <SuspiciousList activities={suspicious} seenActivities={seen} now={now} onOpen={setOpened} />;

  return (
    <>
      {monitoring.staleSince !== null && (
        <Box marginBlockEnd="5">
          <Alert tone="warn">{m.stale(formatDateTime(monitoring.staleSince.toISOString(), locale))}</Alert>
        </Box>
      )}
      <SuspiciousBanner unseen={unseen} isCompact={tab !== 'apercu'} onShow={() => setTab('suspectes')} />
      <Figures {...{ stats, entries, complete, suspicious, unseen, now }} />
      <Tabs
        label={m.tabs.label}
        value={tab}
        onChange={setTab}
        items={[
          {
            id: 'apercu',
            label: m.tabs.overview,
            panel: (
              <Grid gap="4" alignItems="start" templateColumns={{ base: '1fr', lg: 'repeat(2, 1fr)' }}>
                <Stack gap="4">
                  <TrendCard log={log} now={now} onSelect={showRange} />
                  <PoliciesCard stats={stats} />
                </Stack>
                <Section title={m.tabs.suspicious} gap="2">
                  <SuspiciousList
                    activities={suspicious}
                    seenActivities={seen}
                    maxShown={3}
                    now={now}
                    onOpen={setOpened}
                  />
                </Section>
              </Grid>
            ),
          },
          { id: 'suspectes', label: m.tabs.suspicious, panel: <Card>{list}</Card> },
          {
            id: 'audit',
            label: m.tabs.audit,
            panel: <AuditTable log={log} now={now} paused={monitoring.paused} onOpen={setOpened} />,
          },
        ]}
      />
      <EntryDrawer entry={opened} onClose={() => setOpened(null)} onShowAll={showPerson} />
    </>
  );
}
