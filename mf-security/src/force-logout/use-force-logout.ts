import { activeSessionsQueryOptions } from '@escale/user-ui/sessions';
import { useSession } from '@escale/auth';
import { notify } from '@escale/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useMessages } from '../messages/catalogue';
import { postForceLogout } from '../api/force-logout';
import { statsQueryOptions } from '../api/security-queries';

/** Ends every session of a user, after the browser's confirmation; for super administrators (§6, §7). */
export function useForceLogout() {
  const { forceLogout } = useMessages();
  const { isSuperAdmin, user } = useSession();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: postForceLogout,
    onSuccess: () => {
      notify.success(forceLogout.done);
      void queryClient.invalidateQueries({ queryKey: activeSessionsQueryOptions().queryKey });
      return queryClient.invalidateQueries({ queryKey: statsQueryOptions(false).queryKey });
    },
    meta: { failure: () => forceLogout.failed },
  });

  const ownId = user?.id;
  const isOwn = useCallback((userId: string) => userId === ownId, [ownId]);
  const confirmAndForce = useCallback(
    (userId: string) => {
      if (!isSuperAdmin) notify.error(forceLogout.superAdminsOnly, { id: 'super-admins-only' });
      else if (!isPending && window.confirm(forceLogout.confirm.replace(/\s/g, ' '))) mutate(userId);
    },
    [isSuperAdmin, isPending, mutate, forceLogout],
  );

  return { isOwn, pendingId: isPending ? variables : null, forceLogout: confirmAndForce };
}
