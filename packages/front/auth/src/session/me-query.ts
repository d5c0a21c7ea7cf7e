import { currentUserKey, getJson, isFresh, refreshAccessToken, tokenStore } from '@escale/api-client';
import { limits, meResponseSchema, type User } from '@escale/contracts';
import { queryOptions } from '@tanstack/react-query';

/** Fetches the user of the token; an expired token is refreshed first. */
export async function fetchMe(): Promise<User> {
  const token = tokenStore.read();
  if (token !== null && !isFresh(token)) await refreshAccessToken(token);
  return (await getJson('/auth/me', meResponseSchema)).user;
}

/**
 * Returns the query of `GET /auth/me`, fresh for 5 minutes, never retried (§4, §9). An expired token is refreshed first, since a
 * 401 from this call ends the session. A 404 shows no toast (§8).
 */
export function meQueryOptions() {
  return queryOptions({
    queryKey: currentUserKey,
    queryFn: fetchMe,
    staleTime: limits.currentUserFreshMs,
    retry: false,
    meta: { silent: ['not-found'] },
  });
}
