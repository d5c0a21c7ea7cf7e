import { getJson, userKeys } from '@escale/api-client';
import { auditListResponseSchema, limits, type AuditEntry, type AuditFilter } from '@escale/contracts';
import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

interface AuditPage {
  entries: AuditEntry[];
  pages: number;
  total: number;
}

async function fetchAuditPage(
  userId: string,
  filter: AuditFilter,
  page: number,
  signal: AbortSignal,
): Promise<AuditPage> {
  const params = { page, limit: limits.auditPageSize, ...(filter !== 'ALL' && { action: filter }) };
  const { data, pagination } = await getJson(
    `/users/${encodeURIComponent(userId)}/audit-logs`,
    auditListResponseSchema,
    { params, signal },
  );
  return { entries: data, pages: pagination?.pages ?? 1, total: pagination?.total ?? data.length };
}

/** Returns the entries of all pages without duplicates, which arise when new entries push older ones onto the next page. */
function uniqueEntries(pages: readonly AuditPage[]): AuditEntry[] {
  const entries = pages.flatMap((page) => page.entries);
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

function auditQueryOptions(userId: string, filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: userKeys.auditLogs(userId, filter),
    queryFn: ({ pageParam, signal }) => fetchAuditPage(userId, filter, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pages }, _all, page) => (page < pages ? page + 1 : undefined),
    staleTime: 0,
    select: ({ pages }) => ({ entries: uniqueEntries(pages), total: pages.at(-1)?.total ?? 0 }),
  });
}

/** Returns a function that drops the fetched pages of a filter: a newly chosen filter shows its list from page 1 (§4). */
export function useForgetAuditLogs(userId: string): (filter: AuditFilter) => void {
  const client = useQueryClient();
  return (filter) => client.removeQueries({ queryKey: userKeys.auditLogs(userId, filter), exact: true });
}

/** Returns the query of `GET /users/{id}/audit-logs` (§7), page by page. */
export function useAuditLogs(userId: string, filter: AuditFilter) {
  return useInfiniteQuery(auditQueryOptions(userId, filter));
}
