import { pollEvery, usersQueryOptions } from '@escale/api-client';
import { usePermissions } from '@escale/auth';
import { limits } from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';

export type ActiveUsers =
  | { state: 'loading' | 'not-allowed' | 'failed' }
  /** `asOf`: the time of the counts (milliseconds since 1970) if the last refetch failed, else `null`. */
  | { state: 'known'; active: number; total: number; asOf: number | null };

/**
 * Returns the numbers of ACTIVE and of all accounts. Calls `GET /users` only if the user may read the
 * module users (readings, 'Permissions').
 */
export function useActiveUsers(): ActiveUsers {
  const permissions = usePermissions();
  const allowed = permissions.missing('users', 'read') === null;
  const { data, isError, dataUpdatedAt } = useQuery({
    ...usersQueryOptions(),
    enabled: allowed,
    refetchInterval: pollEvery(limits.refetchMs),
  });
  if (permissions.status === 'ready' && !allowed) return { state: 'not-allowed' };
  if (allowed && data !== undefined)
    return {
      state: 'known',
      active: data.filter(({ status }) => status === 'ACTIVE').length,
      total: data.length,
      asOf: isError ? dataUpdatedAt : null,
    };
  return { state: isError || permissions.status === 'error' ? 'failed' : 'loading' };
}
