import type { SessionStats } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { useOnActivity } from '../../../api/use-on-activity';
import type { AuditLog } from '../../../api/audit-log';
import { auditQueryOptions, statsQueryOptions } from '../../../api/security-queries';

export interface Monitoring {
  log: AuditLog | undefined;
  stats: SessionStats | undefined;
  status: 'loading' | 'failed' | 'ready';
  /** Time of the data shown, if the latest refetch failed. */
  staleSince: Date | null;
  fetching: boolean;
  paused: boolean;
  setPaused: (paused: boolean) => void;
  refresh: () => Promise<void>;
}

/** Audit log and statistics, refetched every 30 s and after realtime events unless paused (§2, §9). */
export function useMonitoring(): Monitoring {
  const { refreshed } = useMessages();
  const [paused, setPaused] = useState(false);
  const audit = useQuery(auditQueryOptions(paused));
  const stats = useQuery(statsQueryOptions(paused));
  useRefetchOnActivity(paused);

  const failed = audit.isError || stats.isError;
  const refresh = async () => {
    const results = await Promise.all([audit.refetch(), stats.refetch()]);
    if (results.every(({ isError }) => !isError)) notify.success(refreshed, { id: 'refreshed' });
  };
  const loaded = audit.data !== undefined && stats.data !== undefined;
  const oldest = Math.min(audit.dataUpdatedAt, stats.dataUpdatedAt);
  return {
    log: audit.data,
    stats: stats.data,
    status: loaded ? 'ready' : failed ? 'failed' : 'loading',
    staleSince: loaded && failed ? new Date(oldest) : null,
    fetching: audit.isFetching || stats.isFetching,
    paused,
    setPaused,
    refresh,
  };
}

/** The events from before the page are in its first data. */
function useRefetchOnActivity(paused: boolean): void {
  const queryClient = useQueryClient();
  useOnActivity(() => {
    if (paused) return;
    void queryClient.invalidateQueries({ queryKey: auditQueryOptions(paused).queryKey, exact: true });
    void queryClient.invalidateQueries({ queryKey: statsQueryOptions(paused).queryKey, exact: true });
  });
}
