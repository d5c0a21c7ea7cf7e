import { getJson, userKeys } from '@escale/api-client';
import { auditListResponseSchema, type AuditEntry } from '@escale/contracts';
import { queryOptions } from '@tanstack/react-query';

/** Entries per call; a printed file has those of at most `maxPages` calls. */
const limit = 100;
const maxPages = 5;

export interface History {
  entries: AuditEntry[];
  total: number;
}

async function fetchHistory(userId: string, signal: AbortSignal): Promise<History> {
  const path = `/users/${encodeURIComponent(userId)}/audit-logs`;
  const entries = new Map<string, AuditEntry>();
  let total = 0;
  for (let page = 1, pages = 1; page <= Math.min(pages, maxPages); page += 1) {
    const { data, pagination } = await getJson(path, auditListResponseSchema, {
      params: { page, limit },
      signal,
    });
    for (const entry of data) entries.set(entry.id, entry);
    pages = pagination?.pages ?? 1;
    total = pagination?.total ?? entries.size;
  }
  return { entries: [...entries.values()], total: Math.max(total, entries.size) };
}

/** Returns the query of the latest entries of `GET /users/{id}/audit-logs` (§7), as many as fit a printed file. */
export function historyQueryOptions(userId: string) {
  return queryOptions({
    queryKey: [...userKeys.detail(userId), 'history'],
    queryFn: ({ signal }) => fetchHistory(userId, signal),
    staleTime: 0,
    gcTime: 0,
    // The print itself reports the failure.
    meta: { toast: 'none' },
  });
}
