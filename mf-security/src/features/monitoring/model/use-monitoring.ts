import type { AuditEntry, SessionStats } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useRealtime } from '@escale/realtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { auditQueryOptions, statsQueryOptions } from '../../../api/security-queries';

const calmMs = 1_000;

export interface Monitoring {
  entries: readonly AuditEntry[] | undefined;
  stats: SessionStats | undefined;
  status: 'loading' | 'failed' | 'ready';
  /** When the data on screen was fetched, if the newest attempt to renew it failed. */
  staleSince: Date | null;
  fetching: boolean;
  paused: boolean;
  setPaused: (paused: boolean) => void;
  refresh: () => Promise<void>;
}

/** The audit log and the statistics, renewed every 30 s and at each live event, until paused (§2, §9). */
export function useMonitoring(): Monitoring {
  const { refreshed } = useMessages();
  const [paused, setPaused] = useState(false);
  const audit = useQuery(auditQueryOptions(paused));
  const stats = useQuery(statsQueryOptions(paused));
  useLiveRenewal(paused);

  const failed = audit.isError || stats.isError;
  const refresh = async () => {
    const answers = await Promise.all([audit.refetch(), stats.refetch()]);
    if (answers.every(({ isError }) => !isError)) notify.success(refreshed, { id: 'refreshed' });
  };
  const loaded = audit.data !== undefined && stats.data !== undefined;
  const oldest = Math.min(audit.dataUpdatedAt, stats.dataUpdatedAt);
  return {
    entries: audit.data,
    stats: stats.data,
    status: loaded ? 'ready' : failed ? 'failed' : 'loading',
    staleSince: loaded && failed ? new Date(oldest) : null,
    fetching: audit.isFetching || stats.isFetching,
    paused,
    setPaused,
    refresh,
  };
}

/** A burst of events makes one call: it waits until the events are calm for a second. */
function useLiveRenewal(paused: boolean): void {
  const queryClient = useQueryClient();
  const newest = useRealtime().feed[0]?.id;
  useEffect(() => {
    if (paused || newest === undefined) return;
    const timer = setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: auditQueryOptions(paused).queryKey, exact: true });
      void queryClient.invalidateQueries({ queryKey: statsQueryOptions(paused).queryKey, exact: true });
    }, calmMs);
    return () => clearTimeout(timer);
  }, [newest, paused, queryClient]);
}
