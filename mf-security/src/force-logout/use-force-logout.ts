import { activeSessionsQueryOptions, useForceLogout as useForceLogoutOfUser } from '@escale/user-ui/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { statsQueryOptions } from '../api/security-queries';

/** Ends every session of a user, and refreshes the lists and figures of this module. */
export function useForceLogout() {
  const queryClient = useQueryClient();
  return useForceLogoutOfUser(() => {
    void queryClient.invalidateQueries({ queryKey: activeSessionsQueryOptions().queryKey });
    return queryClient.invalidateQueries({ queryKey: statsQueryOptions(false).queryKey });
  });
}
