import { limits, preferencesResponseSchema, type UserPreferences } from '@escale/contracts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { getJson } from '../requests';
import { userKeys } from './user-keys';

async function fetchPreferences(userId: string): Promise<UserPreferences> {
  const path = `/users/${encodeURIComponent(userId)}/preferences`;
  return (await getJson(path, preferencesResponseSchema)).data;
}

/**
 * Returns the query of `GET /users/{id}/preferences` (§7): a user's preferences with the permission map, fresh for 5 minutes, one
 * retry. Fetches nothing without an id. Fails with an `ApiError`.
 */
export function userPreferencesQueryOptions(userId: string | undefined) {
  return queryOptions({
    queryKey: userKeys.preferences(userId),
    queryFn: userId === undefined ? skipToken : () => fetchPreferences(userId),
    staleTime: limits.currentUserFreshMs,
    retry: 1,
  });
}
