import type { AuditSearch } from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';
import type { AuditLog } from './audit-log';
import { auditSearchQueryOptions } from './audit-search';
import { useOlderEntries } from './use-older-entries';

export interface AuditSearchResults {
  /** The results loaded so far; `null` before the first answer, without a search, or if the server ignored a filter. */
  found: AuditLog | null;
  status: 'ready' | 'loading' | 'failed';
  retry: () => void;
  loadOlder: () => void;
  loadingOlder: boolean;
}

/** Searches the whole audit log on the server. Sends nothing while `search` is `null`. */
export function useAuditSearch(search: AuditSearch | null, paused: boolean): AuditSearchResults {
  const options = auditSearchQueryOptions(search ?? {}, paused);
  const { data, isError, refetch } = useQuery({ ...options, enabled: search !== null });
  const { loadOlder, loading } = useOlderEntries(options.queryKey, search ?? {});
  const waiting = isError ? 'failed' : 'loading';
  return {
    found: search === null ? null : (data ?? null),
    status: search === null || data !== undefined ? 'ready' : waiting,
    retry: () => void refetch(),
    loadOlder,
    loadingOlder: loading,
  };
}
