import { postJson } from '@escale/api-client';
import { useSession } from '@escale/auth';
import { doneResponseSchema } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../messages/catalogue';
import { statsQueryOptions } from '../api/security-queries';

/** Ends every session of a user, after the browser's confirmation; for super administrators (§6, §7). */
export function useForceLogout() {
  const { forceLogout } = useMessages();
  const { isSuperAdmin, user } = useSession();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (userId: string) =>
      postJson(`/users/${encodeURIComponent(userId)}/force-logout`, doneResponseSchema),
    onSuccess: () => {
      notify.success(forceLogout.done);
      return queryClient.invalidateQueries({ queryKey: statsQueryOptions(false).queryKey });
    },
    meta: { failure: () => forceLogout.failed },
  });

  return {
    isOwn: (userId: string) => userId === user?.id,
    pendingId: isPending ? variables : null,
    forceLogout: (userId: string) => {
      if (!isSuperAdmin) notify.error(forceLogout.superAdminsOnly, { id: 'super-admins-only' });
      else if (!isPending && window.confirm(forceLogout.confirm)) mutate(userId);
    },
  };
}
