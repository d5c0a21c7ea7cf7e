import { userKeys } from '@escale/api-client';
import type { AuditEntry, AuditSearch } from '@escale/contracts';
import { queryOptions } from '@tanstack/react-query';
import { fetchPage, withNewest, withNextPage, type AuditLog } from './audit-log';
import { polling } from './polling';

/** Key of every search. */
export const auditSearchKey = [...userKeys.auditLog, 'search'];

/** What the server finds in the whole log; `null` where it has not applied each filter. What is new is asked for as for the log. */
export function auditSearchOptions(search: AuditSearch, paused: boolean) {
  return queryOptions({
    queryKey: [...auditSearchKey, search],
    queryFn: async ({ client, queryKey }) => {
      const newest = await fetchPage(1, search);
      if (!Object.keys(search).every((name) => newest.applied?.includes(name))) return null;
      return withNewest(client.getQueryData<AuditLog | null>(queryKey) ?? undefined, newest);
    },
    ...polling(paused),
  });
}

const exportPageSize = 200;

/** Loads what a search finds, the newest first, up to `most` entries. */
export async function loadFound(search: AuditSearch, most: number): Promise<readonly AuditEntry[]> {
  let log = await fetchPage(1, search, exportPageSize);
  while (!log.complete && log.entries.length < most) log = await withNextPage(log, search, exportPageSize);
  return log.entries.slice(0, most);
}
