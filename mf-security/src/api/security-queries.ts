import { getJson, userKeys } from '@escale/api-client';
import { sessionStatsResponseSchema } from '@escale/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { loadAuditLog, type AuditLog } from './audit-log';
import { pollingOptions } from './polling';

/** Returns the query of the audit log, newest entry first; polled every 30 s unless paused. */
export function auditQueryOptions(paused: boolean) {
  return queryOptions({
    queryKey: userKeys.auditLog,
    queryFn: ({ client, queryKey }) => loadAuditLog(client.getQueryData<AuditLog>(queryKey)),
    ...pollingOptions(paused),
    placeholderData: keepPreviousData,
  });
}

/** Returns the query of the session statistics (§7), refetched every 30 s unless paused. */
export function statsQueryOptions(paused: boolean) {
  return queryOptions({
    queryKey: ['auth', 'session-stats'],
    queryFn: async () => (await getJson('/auth/session-stats', sessionStatsResponseSchema)).data,
    ...pollingOptions(paused),
    placeholderData: keepPreviousData,
  });
}
