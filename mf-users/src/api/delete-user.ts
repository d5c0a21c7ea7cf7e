import { deleteJson, refreshUsers } from '@escale/api-client';
import { doneResponseSchema } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages/catalogue';
import { failureLine } from '../messages/failure-line';

const deletionKey = ['users', 'delete'];

/** Deletes a user by `DELETE /users/{id}` (§7); `onDeleted` is called before the caches are refreshed. */
export function useDeleteUser(onDeleted?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: deletionKey,
    mutationFn: (userId: string) => deleteJson(`/users/${encodeURIComponent(userId)}`, doneResponseSchema),
    onSuccess: () => {
      notify.success(messages().list.deletion.done);
      onDeleted?.();
    },
    onSettled: (_done, _error, userId) => refreshUsers(client, [userId]),
    meta: { failure: (error) => failureLine(error, messages().list.deletion.failed) },
  });
}

/** True while this tab deletes the user. */
export function useIsBeingDeleted(userId: string): boolean {
  return useMutationState({
    filters: { mutationKey: deletionKey, status: 'pending' },
    select: ({ state }) => state.variables,
  }).includes(userId);
}
