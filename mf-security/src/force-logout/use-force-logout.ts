import { activeSessionsQueryOptions, useForceLogout as useForceLogoutOfUser } from '@escale/user-ui/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { statsQueryOptions } from '../api/security-queries';

/**
 * Wraps `useForceLogoutOfUser`: a forced logout also refreshes the active sessions and the
 * statistics.
 */
export function useForceLogout() {
  const queryClient = useQueryClient();
  return useForceLogoutOfUser(() => {
    void queryClient.invalidateQueries({ queryKey: activeSessionsQueryOptions().queryKey });
    return queryClient.invalidateQueries({ queryKey: statsQueryOptions(false).queryKey });
  });
}
