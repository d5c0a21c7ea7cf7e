import { getJson, userKeys } from '@escale/api-client';
import { auditListResponseSchema, type AuditEntry } from '@escale/contracts';
import { queryOptions } from '@tanstack/react-query';

/** A user's printed page contains at most `pageSize` × `maxPages` entries. */
const pageSize = 100;
const maxPages = 5;

export interface AuditHistory {
  entries: AuditEntry[];
  total: number;
}

async function fetchHistory(userId: string, signal: AbortSignal): Promise<AuditHistory> {
  const path = `/users/${encodeURIComponent(userId)}/audit-logs`;
  const entries = new Map<string, AuditEntry>();
  let total = 0;
  for (let page = 1, pages = 1; page <= Math.min(pages, maxPages); page += 1) {
    const { data, pagination } = await getJson(path, auditListResponseSchema, {
      params: { page, limit: pageSize },
      signal,
    });
    for (const entry of data) entries.set(entry.id, entry);
    pages = pagination?.pages ?? 1;
    total = pagination?.total ?? entries.size;
  }
  return { entries: [...entries.values()], total: Math.max(total, entries.size) };
}

/** Returns the query of a user's latest audit log entries for the printed page, from `GET /users/{id}/audit-logs` (§7). */
export function historyQueryOptions(userId: string) {
  return queryOptions({
    queryKey: [...userKeys.detail(userId), 'history'],
    queryFn: ({ signal }) => fetchHistory(userId, signal),
    staleTime: 0,
    gcTime: 0,
    // `PrintUser` reports the failure.
    meta: { toast: 'none' },
  });
}
