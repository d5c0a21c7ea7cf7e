import { patchCachedUser, putJson, refreshUsers } from '@escale/api-client';
import { seenVersionHeader, userResponseSchema, type UpdateUserRequest, type User } from '@escale/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureLine } from '../shared/failure-line';
import { messages } from '../messages/catalogue';

export interface UserUpdate {
  userId: string;
  changes: UpdateUserRequest;
  /** `updatedAt` as the editor has seen it: a user changed since is refused with 409 `STALE`. */
  seen?: string;
}

/** `PUT /users/{id}`. The answer is put in the caches and the list is fetched anew; `fallback` as in §8. */
export function useUpdateUser(fallback: () => string = () => messages().shared.updateFailed) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ userId, changes, seen }: UserUpdate): Promise<User> => {
      const headers = seen === undefined ? {} : { [seenVersionHeader]: seen };
      const path = `/users/${encodeURIComponent(userId)}`;
      return (await putJson(path, userResponseSchema, changes, { headers })).data;
    },
    onSuccess: (user) => {
      patchCachedUser(client, user.id, user);
      void refreshUsers(client, [user.id]);
    },
    meta: { failure: (error) => failureLine(error, fallback()) },
  });
}
