import { generalFailureText, isApiError } from '@escale/api-client';
import type { SessionStats } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { useOnActivity } from '../../../api/use-on-activity';
import type { AuditLog } from '../../../api/audit-log';
import { auditSearchKey } from '../../../api/audit-search';
import { auditQueryOptions, statsQueryOptions } from '../../../api/security-queries';

export interface Monitoring {
  log: AuditLog | undefined;
  stats: SessionStats | undefined;
  status: 'loading' | 'failed' | 'ready';
  /** The time of the data on screen, if the latest refetch failed. */
  staleSince: Date | null;
  fetching: boolean;
  paused: boolean;
  setPaused: (paused: boolean) => void;
  refresh: () => Promise<void>;
}

/** Returns audit log and statistics, refetched every 30 s and after realtime events unless paused (§2, §9). */
export function useMonitoring(): Monitoring {
  const { refreshed, failed } = useMessages();
  const queryClient = useQueryClient();
  const [paused, setPaused] = useState(false);
  const audit = useQuery(auditQueryOptions(paused));
  const stats = useQuery(statsQueryOptions(paused));
  useRefetchOnActivity(paused);

  const isFailed = audit.isError || stats.isError;
  const refresh = async () => {
    void queryClient.invalidateQueries({ queryKey: auditSearchKey });
    const results = await Promise.all([audit.refetch(), stats.refetch()]);
    const failure = results.map(({ error }) => error).find(isApiError);
    if (failure === undefined) notify.success(refreshed, { id: 'refreshed' });
    // While the browser is offline, failed queries show no toast, but a user who presses refresh needs one.
    else if (!navigator.onLine) notify.failure(generalFailureText(failure) ?? failed.title);
  };
  const loaded = audit.data !== undefined && stats.data !== undefined;
  const oldest = Math.min(audit.dataUpdatedAt, stats.dataUpdatedAt);
  return {
    log: audit.data,
    stats: stats.data,
    status: loaded ? 'ready' : isFailed ? 'failed' : 'loading',
    staleSince: loaded && isFailed ? new Date(oldest) : null,
    fetching: audit.isFetching || stats.isFetching,
    paused,
    setPaused,
    refresh,
  };
}

/** Refetches after live activities. Ignores those from before the page was opened, since the first data includes them. */
function useRefetchOnActivity(paused: boolean): void {
  const queryClient = useQueryClient();
  useOnActivity(() => {
    if (paused) return;
    void queryClient.invalidateQueries({ queryKey: auditQueryOptions(paused).queryKey, exact: true });
    void queryClient.invalidateQueries({ queryKey: auditSearchKey });
    void queryClient.invalidateQueries({ queryKey: statsQueryOptions(paused).queryKey, exact: true });
  });
}
