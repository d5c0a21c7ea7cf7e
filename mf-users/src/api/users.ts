import { pollEvery, userQueryOptions, usersQueryOptions } from '@escale/api-client';
import { limits } from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';

/** `GET /users`, refetched every 30 s while the page is visible (§7). */
export function useUsers() {
  return useQuery({ ...usersQueryOptions(), refetchInterval: pollEvery(limits.refetchMs) });
}

/** `GET /users/{id}` (§7). */
export function useUser(userId: string) {
  return useQuery(userQueryOptions(userId));
}
