import { patchCachedUser, putJson, refreshUsers } from '@escale/api-client';
import { userResponseSchema, type User, type UserStatus } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureLine } from '../../../shared/failure-line';
import { messages } from '../../../messages/catalogue';

interface StatusChange {
  userId: string;
  status: UserStatus;
}

const mutationKey = ['toggle-status'];

/** `PUT /users/{id}` with the status only (§7). The answer takes the user's place in the list. */
export function useToggleStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: async ({ userId, status }: StatusChange): Promise<User> =>
      (await putJson(`/users/${encodeURIComponent(userId)}`, userResponseSchema, { status })).data,
    onSuccess: (changed) => {
      patchCachedUser(client, changed.id, changed);
      notify.success(messages().shared.updated);
    },
    onSettled: (_changed, _error, { userId }) => void refreshUsers(client, [userId]),
    meta: { failure: (error) => failureLine(error, messages().shared.updateFailed) },
  });
}

/**
 * The statuses that are on their way to the server. They are laid over the list and not written into it, so that a
 * refetch in between changes nothing and a refusal rolls back by itself (readings, 'Users').
 */
export function usePendingStatuses(): ReadonlyMap<string, UserStatus> {
  const changes = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as StatusChange,
  });
  return useMemo(() => new Map(changes.map(({ userId, status }) => [userId, status])), [changes]);
}
