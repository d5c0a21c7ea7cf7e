import { pollEvery, userQueryOptions, usersQueryOptions } from '@escale/api-client';
import { limits } from '@escale/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Returns the query of `GET /users`, refetched every 30 s while the page is visible (§7). */
export function useUsers() {
  return useQuery({ ...usersQueryOptions(), refetchInterval: pollEvery(limits.refetchMs) });
}

/** Returns the query of `GET /users/{id}` (§7). Until the server answers, the query's data is the user from the list. */
export function useUser(userId: string) {
  const client = useQueryClient();
  const findInCachedList = () =>
    client.getQueryData(usersQueryOptions().queryKey)?.find(({ id }) => id === userId);
  return useQuery({ ...userQueryOptions(userId), placeholderData: findInCachedList });
}
