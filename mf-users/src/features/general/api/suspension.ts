import { getJson, userKeys } from '@escale/api-client';
import {
  auditListResponseSchema,
  displayedStatus,
  fullName,
  limits,
  type AuditEntry,
  type User,
} from '@escale/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** When, by whom and why an account was suspended, according to the audit log. */
export interface Suspension {
  at: string;
  author: string | undefined;
  reason: string | undefined;
}

const statusChangeAction = 'STATUS_CHANGE';

/** Returns the suspension of an account if it is the latest change of the account's status, else `null`. */
function suspensionIn(entries: readonly AuditEntry[], userId: string): Suspension | null {
  const latest = entries.find(
    (entry) => entry.action === statusChangeAction && entry.resource === `users/${userId}`,
  );
  if (latest === undefined) return null;
  const { after, reason } = latest.metadata;
  const isSuspension =
    typeof after === 'object' && after !== null && 'status' in after && after.status === 'SUSPENDED';
  if (!isSuspension) return null;
  return {
    at: latest.timestamp,
    author: latest.user === null ? undefined : fullName(latest.user),
    reason: typeof reason === 'string' && reason !== '' ? reason : undefined,
  };
}

async function fetchSuspension(userId: string, signal: AbortSignal): Promise<Suspension | null> {
  const params = { page: 1, limit: limits.auditPageSize, action: statusChangeAction };
  const path = `/users/${encodeURIComponent(userId)}/audit-logs`;
  const { data } = await getJson(path, auditListResponseSchema, { params, signal });
  return suspensionIn(data, userId);
}

const suspensionQueryOptions = ({ id, status, updatedAt }: User) =>
  queryOptions({
    queryKey: [...userKeys.detail(id), 'suspension', updatedAt],
    queryFn: ({ signal }) => fetchSuspension(id, signal),
    enabled: displayedStatus(status) === 'SUSPENDED',
    retry: false,
    meta: { toast: 'none' },
  });

/**
 * Returns when, by whom and why a user was suspended, from `GET /users/{id}/audit-logs` (§7);
 * `null` if unknown, or if the user is not suspended.
 */
export function useSuspension(user: User): Suspension | null {
  return useQuery(suspensionQueryOptions(user)).data ?? null;
}
