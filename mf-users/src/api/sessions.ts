import { deleteJson, getJson, userKeys } from '@escale/api-client';
import { doneResponseSchema, sessionListResponseSchema, type UserSession } from '@escale/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureLine } from '../messages/failure-line';
import { messages } from '../messages/catalogue';

const sessionsPath = (userId: string) => `/users/${encodeURIComponent(userId)}/sessions`;

function sessionsQueryOptions(userId: string) {
  return queryOptions({
    queryKey: userKeys.sessions(userId),
    queryFn: async ({ signal }): Promise<UserSession[]> =>
      (await getJson(sessionsPath(userId), sessionListResponseSchema, { signal })).data,
    staleTime: 0,
  });
}

/** Returns the query of `GET /users/{id}/sessions` (§7). */
export function useSessions(userId: string, enabled = true) {
  return useQuery({ ...sessionsQueryOptions(userId), enabled });
}

/** Deletes a session by `DELETE /users/{id}/sessions/{sessionId}` (§7). */
export function useDeleteSession(userId: string) {
  const client = useQueryClient();
  const { queryKey } = sessionsQueryOptions(userId);
  return useMutation({
    mutationFn: (sessionId: string) =>
      deleteJson(`${sessionsPath(userId)}/${encodeURIComponent(sessionId)}`, doneResponseSchema),
    onSuccess: (_done, sessionId) => {
      client.setQueryData(queryKey, (known) => known?.filter(({ id }) => id !== sessionId));
    },
    onError: () => void client.invalidateQueries({ queryKey }),
    meta: { failure: (error) => failureLine(error, messages().security.deleteFailed) },
  });
}
