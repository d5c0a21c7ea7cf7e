import { putJson, refreshUsers, userPreferencesQueryOptions } from '@escale/api-client';
import { doneResponseSchema, type StoredPreferences, type UserPreferences } from '@escale/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ifMatch, saveOnVersion } from '../../../api/save-on-version';
import { failureLine } from '../../../messages/failure-line';
import { overwritesOthers, mergeTyped } from '../../../shared/form-changes';
import { editablePreferences } from '../model/editable-preferences';

export interface PreferencesUpdate {
  /** The preferences as loaded before the user edited them; with their version if the server sends one. */
  base: UserPreferences;
  typed: StoredPreferences;
}

/**
 * Saves preferences by `PUT /users/{id}/preferences` (§7), based on a version of the user (If-Match); permissions stay unchanged.
 * Sends the latest values of the fields that the user has not edited. If another person has saved a different value in an edited
 * field, rejects with code `STALE`. `fallback` is the failure text of §8.
 */
export function useSavePreferences(userId: string, fallback: string) {
  const client = useQueryClient();
  const options = userPreferencesQueryOptions(userId);
  const path = `/users/${encodeURIComponent(userId)}/preferences`;
  return useMutation({
    mutationFn: async ({ base, typed }: PreferencesUpdate) => {
      const changes = { base: editablePreferences(base), typed, latest: editablePreferences(base) };
      await saveOnVersion({
        baseVersion: base.updatedAt,
        save: (version) => putJson(path, doneResponseSchema, mergeTyped(changes), ifMatch(version)),
        findCompatibleVersion: async () => {
          const latest = await client.query({ ...options, staleTime: 0 });
          changes.latest = editablePreferences(latest);
          return overwritesOthers(changes) ? undefined : latest.updatedAt;
        },
      });
      return mergeTyped(changes);
    },
    onSuccess: async (saved) => {
      client.setQueryData(options.queryKey, (known) => known && { ...known, ...saved });
      await refreshUsers(client, [userId]);
    },
    meta: { failure: (error) => failureLine(error, fallback) },
  });
}
