import { putJson, refreshUsers, userPreferencesQueryOptions } from '@escale/api-client';
import { doneResponseSchema, type StoredPreferences, type UserPreferences } from '@escale/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ifMatch, saveOnVersion } from '../../../api/save-on-version';
import { failureLine } from '../../../messages/failure-line';
import { overwrites, withTyped } from '../../../shared/form-changes';
import { editableOf } from '../model/editable-preferences';

export interface PreferencesUpdate {
  /** The edited preferences, with their version if the server has one. */
  base: UserPreferences;
  typed: StoredPreferences;
}

/**
 * Saves by `PUT /users/{id}/preferences` (§7) on a version of the user (If-Match); never touches the permissions. Concurrent
 * changes of other fields are kept; one of the same fields rejects with code `STALE`. `fallback` as in §8.
 */
export function useSavePreferences(userId: string, fallback: string) {
  const client = useQueryClient();
  const options = userPreferencesQueryOptions(userId);
  const path = `/users/${encodeURIComponent(userId)}/preferences`;
  return useMutation({
    mutationFn: async ({ base, typed }: PreferencesUpdate) => {
      const changes = { base: editableOf(base), typed, latest: editableOf(base) };
      await saveOnVersion({
        seen: base.updatedAt,
        save: (version) => putJson(path, doneResponseSchema, withTyped(changes), ifMatch(version)),
        findCompatibleVersion: async () => {
          const latest = await client.query({ ...options, staleTime: 0 });
          changes.latest = editableOf(latest);
          return overwrites(changes) ? undefined : latest.updatedAt;
        },
      });
      return withTyped(changes);
    },
    onSuccess: async (saved) => {
      client.setQueryData(options.queryKey, (known) => known && { ...known, ...saved });
      await refreshUsers(client, [userId]);
    },
    meta: { failure: (error) => failureLine(error, fallback) },
  });
}
