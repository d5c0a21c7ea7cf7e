import { patchCachedUser, putJson, refreshUsers, userQueryOptions } from '@escale/api-client';
import { userResponseSchema, type UpdateUserRequest, type User } from '@escale/contracts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { failureLine } from '../messages/failure-line';
import { ifMatch, saveOnVersion } from './save-on-version';

export interface UserUpdate {
  userId: string;
  changes: UpdateUserRequest;
  /** `updatedAt` of the user on which the changes are based. */
  baseVersion: string;
  /** Returns true if the save may overwrite `latest`: the fields in `changes` still have the values that the user saw. */
  isUnaffectedBy: (latest: User) => boolean;
}

/**
 * Saves a user by `PUT /users/{id}`, based on the version `update.baseVersion` (If-Match). Rejects with an `ApiError`; its code is `STALE`
 * after a conflict.
 */
export function putUser(client: QueryClient, update: UserUpdate): Promise<User> {
  const { userId, changes, baseVersion, isUnaffectedBy } = update;
  const path = `/users/${encodeURIComponent(userId)}`;
  return saveOnVersion({
    baseVersion,
    save: async (version) => (await putJson(path, userResponseSchema, changes, ifMatch(version))).data,
    findCompatibleVersion: async () => {
      const latest = await client.query({ ...userQueryOptions(userId), staleTime: 0 });
      return isUnaffectedBy(latest) ? latest.updatedAt : undefined;
    },
  });
}

/** Saves a user, writes the answer into the caches and refreshes them. `fallback` returns the failure text of §8. */
export function useUpdateUser(fallback: () => string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (update: UserUpdate) => putUser(client, update),
    onSuccess: (user) => {
      patchCachedUser(client, user.id, user);
      void refreshUsers(client, [user.id]);
    },
    meta: { failure: (error) => failureLine(error, fallback()) },
  });
}
