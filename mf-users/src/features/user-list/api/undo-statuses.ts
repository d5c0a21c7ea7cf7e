import { isApiError, patchCachedUser, refreshUsers } from '@escale/api-client';
import type { User, UserStatus } from '@escale/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { putUser } from '../../../api/update-user';
import { reportUndo } from '../model/report-undo';

/** A status that was changed, with all that is needed to put it back. */
export interface ChangedStatus {
  /** The person as the change left them; its version is the one that the undo is made on. */
  changed: User;
  before: UserStatus;
}

const isOvertaken = (error: unknown) =>
  isApiError(error) && (error.code === 'STALE' || error.kind === 'not-found');

/** Puts statuses back, each on the version that the change left: whoever was changed since keeps what they have. */
export function useUndoStatuses(): (changes: readonly ChangedStatus[]) => Promise<void> {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ changed, before }: ChangedStatus) =>
      putUser(client, {
        userId: changed.id,
        changes: { status: before },
        seen: changed.updatedAt,
        isUnaffectedBy: () => false,
      }),
    onSuccess: (user) => patchCachedUser(client, user.id, user),
    meta: { toast: 'none' },
  });

  return async (changes) => {
    const undone: User[] = [];
    const overtaken: User[] = [];
    const failed: User[] = [];
    for (const change of changes) {
      try {
        undone.push(await mutateAsync(change));
      } catch (error) {
        (isOvertaken(error) ? overtaken : failed).push(change.changed);
      }
    }
    reportUndo({ undone, overtaken, failed });
    await refreshUsers(
      client,
      changes.map(({ changed }) => changed.id),
    );
  };
}
