import { putJson, refreshUsers, userPreferencesQueryOptions } from '@escale/api-client';
import { doneResponseSchema, type StoredPreferences } from '@escale/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureLine } from '../../../shared/failure-line';

/** `PUT /users/{id}/preferences` (§7); it never touches the permissions. `fallback` as in §8. */
export function useSavePreferences(userId: string, fallback: string) {
  const client = useQueryClient();
  const { queryKey } = userPreferencesQueryOptions(userId);
  return useMutation({
    mutationFn: (preferences: StoredPreferences) =>
      putJson(`/users/${encodeURIComponent(userId)}/preferences`, doneResponseSchema, preferences),
    onSuccess: async (_done, preferences) => {
      client.setQueryData(queryKey, (known) => known && { ...known, ...preferences });
      await refreshUsers(client, [userId]);
    },
    meta: { failure: (error) => failureLine(error, fallback) },
  });
}
