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

/** Has the list and what is known of these users fetched anew; the current user too, when they are among them. */
export async function refreshUsers(client: QueryClient, userIds: readonly string[]): Promise<void> {
  const me = client.getQueryData<User>(['auth', 'me']);
  const asked = [
    client.invalidateQueries({ queryKey: usersQueryOptions().queryKey, exact: true }),
    ...userIds.map((id) => client.invalidateQueries({ queryKey: ['users', id], exact: true })),
  ];
  if (me !== undefined && userIds.includes(me.id)) {
    asked.push(client.invalidateQueries({ queryKey: ['auth', 'me'] }));
  }
  await Promise.all(asked);
}
