import { patchCachedUser, refreshUsers } from '@escale/api-client';
import type { User, UserStatus } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { putUser } from '../../../api/update-user';
import { messages } from '../../../messages/catalogue';
import { failureLine } from '../../../shared/failure-line';

interface StatusChange {
  user: User;
  status: UserStatus;
}

const mutationKey = ['toggle-status'];

/** `PUT /users/{id}` with the status only (§7). The answer replaces the user in the list. */
export function useToggleStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: ({ user, status }: StatusChange) =>
      putUser(client, {
        userId: user.id,
        changes: { status },
        seen: user.updatedAt,
        isUnaffectedBy: (latest) => latest.status === user.status,
      }),
    onSuccess: (changed) => {
      patchCachedUser(client, changed.id, changed);
      notify.success(messages().shared.updated);
    },
    onSettled: (_changed, _error, { user }) => void refreshUsers(client, [user.id]),
    meta: { failure: (error) => failureLine(error, messages().shared.updateFailed) },
  });
}

/**
 * The statuses being sent. They are laid over the list and not written into it, so that a refetch in between changes
 * nothing and a refusal rolls back by itself (readings, 'Users').
 */
export function usePendingStatuses(): ReadonlyMap<string, UserStatus> {
  const changes = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as StatusChange,
  });
  return useMemo(() => new Map(changes.map(({ user, status }) => [user.id, status])), [changes]);
}
