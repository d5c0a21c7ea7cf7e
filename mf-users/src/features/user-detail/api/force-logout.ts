import { postJson, userKeys } from '@escale/api-client';
import { doneResponseSchema } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '../../../messages/catalogue';

/** `POST /users/{id}/force-logout` (§7): ends every session of a user. */
export function useForceLogout(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => postJson(`/users/${encodeURIComponent(userId)}/force-logout`, doneResponseSchema),
    onSuccess: () => notify.success(messages().detail.actions.loggedOut),
    onSettled: () => client.invalidateQueries({ queryKey: userKeys.detail(userId) }),
    meta: { failure: () => messages().detail.actions.logoutFailed },
  });
}
