import { getJson, usersQueryOptions } from '@escale/api-client';
import { limits, userResponseSchema, type User } from '@escale/contracts';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';

/** `GET /users`, refetched every 30 s while the page is seen (§7). */
export function useUsers() {
  return useQuery({ ...usersQueryOptions(), refetchInterval: limits.refetchMs });
}

export function userQueryOptions(userId: string) {
  return queryOptions({
    queryKey: ['users', userId],
    queryFn: async ({ signal }): Promise<User> => {
      const path = `/users/${encodeURIComponent(userId)}`;
      return (await getJson(path, userResponseSchema, { signal })).data;
    },
  });
}

/** `GET /users/{id}` (§7). */
export function useUser(userId: string) {
  return useQuery(userQueryOptions(userId));
}

/** Has the list and all that is known of these users fetched anew; the current user too, when they are among them. */
export async function refreshUsers(client: QueryClient, userIds: readonly string[]): Promise<void> {
  const me = client.getQueryData<User>(['auth', 'me']);
  const changed = new Set<unknown>(userIds);
  const isTouched = ([root, userId]: readonly unknown[]) =>
    root === 'users' && (userId === undefined || changed.has(userId));
  await Promise.all([
    client.invalidateQueries({ predicate: ({ queryKey }) => isTouched(queryKey) }),
    me !== undefined && changed.has(me.id) && client.invalidateQueries({ queryKey: ['auth', 'me'] }),
  ]);
}
