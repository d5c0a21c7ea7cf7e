import { pollEvery, userQueryOptions, usersQueryOptions } from '@escale/api-client';
import { limits } from '@escale/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Returns the query of `GET /users`, refetched every 30 s while the page is visible (§7). */
export function useUsers() {
  return useQuery({ ...usersQueryOptions(), refetchInterval: pollEvery(limits.refetchMs) });
}

/**
 * Returns the query of `GET /users/{id}` (§7). Until the server answers, the data is the user in
 * the cached list, if any.
 */
export function useUser(userId: string) {
  const client = useQueryClient();
  const findInCachedList = () =>
    client.getQueryData(usersQueryOptions().queryKey)?.find(({ id }) => id === userId);
  return useQuery({ ...userQueryOptions(userId), placeholderData: findInCachedList });
}
