import { putJson, userPreferencesQueryOptions } from '@escale/api-client';
import { doneResponseSchema, seenVersionHeader, type Language } from '@escale/contracts';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Saves the language by `PUT /users/{id}/preferences` (§7), with the server's current values of the other preferences. Rejects if
 * another change reaches the server meanwhile. The interface switches once the server has answered.
 */
export async function saveLanguage(client: QueryClient, userId: string, language: Language): Promise<void> {
  const options = userPreferencesQueryOptions(userId);
  const { timezone, dateFormat, timeFormat, notifications, updatedAt } = await client.query({
    ...options,
    staleTime: 0,
  });
  const saved = { language, timezone, dateFormat, timeFormat, notifications };
  const headers = updatedAt === undefined ? {} : { headers: { [seenVersionHeader]: updatedAt } };
  await putJson(`/users/${encodeURIComponent(userId)}/preferences`, doneResponseSchema, saved, headers);
  client.setQueryData(options.queryKey, (known) => known && { ...known, ...saved });
  await client.invalidateQueries({ queryKey: options.queryKey });
}
