import { userResponseSchema, type User } from '@escale/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../requests';
import { userKeys } from './user-keys';

/** Returns the query of `GET /users/{id}` (§7): one user, fresh for 5 minutes. Fails with an `ApiError`. */
export function userQueryOptions(userId: string) {
  return queryOptions({
    queryKey: userKeys.detail(userId),
    queryFn: async ({ signal }): Promise<User> => {
      const path = `/users/${encodeURIComponent(userId)}`;
      return (await getJson(path, userResponseSchema, { signal })).data;
    },
  });
}
