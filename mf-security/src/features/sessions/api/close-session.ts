import { activeSessionsQueryOptions } from '@escale/user-ui/sessions';
import { deleteJson, failureText, isApiError, userKeys } from '@escale/api-client';
import { doneResponseSchema, fullName, type ActiveSession } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { statsQueryOptions } from '../../../api/security-queries';
import { messages } from '../../../messages/catalogue';

const sessionPath = ({ id, user }: ActiveSession) =>
  `/users/${encodeURIComponent(user.id)}/sessions/${encodeURIComponent(id)}`;

/** Returns true if this call closed the session, false if it was already closed. */
async function closeSession(session: ActiveSession): Promise<boolean> {
  try {
    await deleteJson(sessionPath(session), doneResponseSchema);
    return true;
  } catch (error) {
    if (isApiError(error) && error.kind === 'not-found') return false;
    throw error;
  }
}

/** Closes a session by `DELETE /users/{id}/sessions/{sessionId}` (§7). */
export function useCloseSession() {
  const client = useQueryClient();
  const { queryKey } = activeSessionsQueryOptions();
  return useMutation({
    mutationFn: closeSession,
    onSuccess: (closedNow, { id, user }) => {
      const { closed, alreadyClosed } = messages().sessions;
      if (closedNow) notify.success(closed(fullName(user)));
      else notify.info(alreadyClosed);
      client.setQueryData(queryKey, (known) => {
        const pages = known?.pages.map((page) => ({
          ...page,
          data: page.data.filter((session) => session.id !== id),
        }));
        return known && pages && { ...known, pages };
      });
    },
    onSettled: (_done, _error, { user }) => {
      for (const key of [queryKey, statsQueryOptions(false).queryKey, userKeys.sessions(user.id)])
        void client.invalidateQueries({ queryKey: key });
    },
    meta: {
      failure: (error) => {
        const { failure, closeFailed } = messages().sessions;
        return failure(failureText(error, closeFailed));
      },
    },
  });
}
