import { patchCachedUser, refreshUsers } from '@escale/api-client';
import { displayedStatus, fullName, type User, type UserStatus } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { getVocabulary } from '@escale/i18n';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { putUser } from '../../../api/update-user';
import { messages } from '../../../messages/catalogue';
import { failureLine } from '../../../messages/failure-line';
import { useUndoStatuses } from './undo-statuses';

interface StatusChange {
  user: User;
  status: UserStatus;
}

const toggleStatusKey = ['toggle-status'];

const statusToastId = (userId: string, version = '') => `status ${userId} ${version}`;

/**
 * Sends `PUT /users/{id}` with the status only (§7). The answer replaces the user in the list; a button in the toast undoes the
 * change.
 */
export function useToggleStatus() {
  const client = useQueryClient();
  const undo = useUndoStatuses();
  return useMutation({
    mutationKey: toggleStatusKey,
    mutationFn: ({ user, status }: StatusChange) =>
      putUser(client, {
        userId: user.id,
        changes: { status },
        baseVersion: user.updatedAt,
        isUnaffectedBy: (latest) => latest.status === user.status,
      }),
    onSuccess: (changed, { user }) => {
      patchCachedUser(client, changed.id, changed);
      const { shared, list } = messages();
      const { statuses } = getVocabulary();
      notify.dismiss(statusToastId(user.id, user.updatedAt));
      notify.success(shared.updated, {
        id: statusToastId(changed.id, changed.updatedAt),
        detail: list.undo.changed(fullName(changed), statuses[displayedStatus(changed.status)]),
        action: {
          label: list.undo.label,
          onRun: () => void undo([{ changed, before: displayedStatus(user.status) }]),
        },
      });
    },
    onSettled: (_changed, _error, { user }) => void refreshUsers(client, [user.id]),
    meta: { failure: (error) => failureLine(error, messages().shared.updateFailed) },
  });
}

/**
 * Returns the statuses being sent, by user. The page overlays the list with them; the cached list
 * stays unchanged. So a refetch does not undo a status on screen, and a refused status disappears
 * by itself (readings, 'Users').
 */
export function usePendingStatuses(): ReadonlyMap<string, UserStatus> {
  const changes = useMutationState({
    filters: { mutationKey: toggleStatusKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as StatusChange,
  });
  return useMemo(() => new Map(changes.map(({ user, status }) => [user.id, status])), [changes]);
}
