import { usersQueryOptions } from '@escale/api-client';
import { usePermissions } from '@escale/auth';
import { limits } from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';

export type ActiveUsers =
  | { state: 'loading' | 'not-allowed' | 'failed' }
  | { state: 'known'; active: number; total: number };

/** Returns the number of ACTIVE accounts. `GET /users` is called only with the right to read the module users (readings). */
export function useActiveUsers(): ActiveUsers {
  const permissions = usePermissions();
  const allowed = permissions.missing('users', 'read') === null;
  const { data, isError } = useQuery({
    ...usersQueryOptions(),
    enabled: allowed,
    refetchInterval: limits.refetchMs,
  });
  if (permissions.status === 'ready' && !allowed) return { state: 'not-allowed' };
  if (allowed && data !== undefined)
    return {
      state: 'known',
      active: data.filter(({ status }) => status === 'ACTIVE').length,
      total: data.length,
    };
  return { state: isError || permissions.status === 'error' ? 'failed' : 'loading' };
}
