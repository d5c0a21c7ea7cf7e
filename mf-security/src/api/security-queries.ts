import { getJson, userKeys } from '@escale/api-client';
import { auditListResponseSchema, limits, sessionStatsResponseSchema } from '@escale/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const polling = (paused: boolean) => ({
  refetchInterval: paused ? (false as const) : limits.refetchMs,
  staleTime: 0,
  placeholderData: keepPreviousData,
});

/** The newest entries of the audit log (§7: limit 50, sort desc), refetched every 30 s unless paused. */
export function auditQueryOptions(paused: boolean) {
  return queryOptions({
    queryKey: userKeys.auditLog,
    queryFn: async () => {
      const params = { limit: limits.securityAuditFetch, sort: 'desc' };
      return (await getJson('/users/audit-logs', auditListResponseSchema, { params })).data;
    },
    ...polling(paused),
  });
}

/** Session statistics (§7), refetched every 30 s unless paused. */
export function statsQueryOptions(paused: boolean) {
  return queryOptions({
    queryKey: ['auth', 'session-stats'],
    queryFn: async () => (await getJson('/auth/session-stats', sessionStatsResponseSchema)).data,
    ...polling(paused),
  });
}
