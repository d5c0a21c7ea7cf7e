import type { AuditEntry } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useLocale } from '@escale/i18n';
import { useMemo } from 'react';
import type { AuditLog } from '../../../api/audit-log';
import { loadSearchResults } from '../../../api/audit-search';
import { useAuditRange } from '../../../api/use-audit-range';
import { useAuditSearch } from '../../../api/use-audit-search';
import { useMessages } from '../../../messages/catalogue';
import {
  filterEntries,
  noFilters,
  rangeOfFilters,
  searchOfFilters,
  type AuditFilters,
} from './audit-filters';
import { usePeriodEnd } from './use-period-moment';

const maxExportedEntries = 10_000;

export interface AuditList {
  /** The matching entries loaded so far, newest first. */
  matching: readonly AuditEntry[];
  /** The number of matches among the entries searched. */
  total: number;
  /** The time of the oldest entry searched. */
  searchedSince: string | null;
  /** True if older entries may contain more matches. */
  hasMore: boolean;
  /** True if `total` is the server's count. */
  isServerCount: boolean;
  status: 'ready' | 'loading' | 'failed';
  retry: () => void;
  loadOlder: () => void;
  loadingOlder: boolean;
  loadAll: () => Promise<readonly AuditEntry[]>;
}

interface AuditListOptions {
  log: AuditLog;
  filters: AuditFilters;
  /** True if the range ends before it begins. */
  reversed: boolean;
  now: Date;
  paused: boolean;
  search: (entries: readonly AuditEntry[], words: string) => readonly AuditEntry[];
}

/**
 * Returns the entries that match the filters: from the server if it can search by these filters,
 * else from the loaded entries. Until the server answers, returns the loaded entries that match.
 */
export function useAuditList({ log, filters, reversed, now, paused, search }: AuditListOptions): AuditList {
  const { timezone } = useLocale();
  const { exportCut } = useMessages().audit;
  const moment = usePeriodEnd(now, filters.period);
  const isSearched = log.applied !== undefined;
  const asked = reversed ? null : searchOfFilters(filters, moment, timezone);
  const isAll = asked !== null && Object.keys(asked).length === 0;
  const server = useAuditSearch(isSearched && !isAll ? asked : null, paused);
  const range = reversed || isSearched ? {} : rangeOfFilters(filters, moment, timezone);
  const part = useAuditRange(log, range);

  const ofPeriod = useMemo(() => {
    const { period, from, to } = filters;
    return filterEntries(part.entries, { ...noFilters, period, from, to }, now, timezone);
  }, [part.entries, filters, now, timezone]);
  const local = useMemo(
    () => search(filterEntries(ofPeriod, filters, now, timezone), filters.search),
    [search, ofPeriod, filters, now, timezone],
  );

  const found = server.found ?? (isSearched && isAll ? log : null);
  if (found !== null) {
    const { entries, complete, total = entries.length, since: searchedSince = null } = found;
    const { loadOlder, loadingOlder } = server.found === null ? part : server;
    const loadAll = async () => {
      if (total > maxExportedEntries) notify.info(exportCut(maxExportedEntries, total));
      return loadSearchResults(asked ?? {}, maxExportedEntries);
    };
    const hasMore = !complete;
    const { retry } = server;
    return {
      matching: entries,
      total,
      searchedSince,
      hasMore,
      isServerCount: true,
      status: 'ready',
      retry,
      loadOlder,
      loadingOlder,
      loadAll,
    };
  }
  const { retry } = server.status === 'ready' ? part : server;
  return {
    matching: local,
    total: local.length,
    searchedSince: (ofPeriod.at(-1) ?? part.entries.at(-1))?.timestamp ?? null,
    hasMore: !part.complete && !reversed,
    isServerCount: false,
    status: server.status === 'ready' ? part.status : server.status,
    retry,
    loadOlder: part.loadOlder,
    loadingOlder: part.loadingOlder,
    loadAll: () => Promise.resolve(local),
  };
}
