import { userKeys } from '@escale/api-client';
import type { AuditEntry, AuditSearch } from '@escale/contracts';
import { queryOptions } from '@tanstack/react-query';
import { fetchAuditPage, withNewestEntries, withNextPage, type AuditLog } from './audit-log';
import { pollingOptions } from './polling';

/** Common prefix of the query keys of all searches. */
export const auditSearchKey = [...userKeys.auditLog, 'search'];

/**
 * Returns the query that searches the whole log on the server, polled like the query of the log.
 * The data is `null` if the server has not applied every filter.
 */
export function auditSearchQueryOptions(search: AuditSearch, paused: boolean) {
  return queryOptions({
    queryKey: [...auditSearchKey, search],
    queryFn: async ({ client, queryKey }) => {
      const newest = await fetchAuditPage(1, search);
      if (!Object.keys(search).every((name) => newest.applied?.includes(name))) return null;
      return withNewestEntries(client.getQueryData<AuditLog | null>(queryKey) ?? undefined, newest);
    },
    ...pollingOptions(paused),
  });
}

const exportPageSize = 200;

/** Loads the results of a search, newest first, up to `maxEntries` entries. */
export async function loadSearchResults(
  search: AuditSearch,
  maxEntries: number,
): Promise<readonly AuditEntry[]> {
  let log = await fetchAuditPage(1, search, exportPageSize);
  while (!log.complete && log.entries.length < maxEntries)
    log = await withNextPage(log, search, exportPageSize);
  return log.entries.slice(0, maxEntries);
}
