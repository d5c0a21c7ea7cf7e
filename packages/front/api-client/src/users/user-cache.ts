import type { User } from '@escale/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { currentUserKey, userKeys } from './user-keys';

const includesCurrentUser = (client: QueryClient, userIds: ReadonlySet<unknown>) =>
  userIds.has(client.getQueryData<User>(currentUserKey)?.id);

/**
 * Marks the list and all cached data of these users as stale, including the current user if affected, and refetches the data on
 * screen. Resolves when the refetches are done.
 */
export async function refreshUsers(client: QueryClient, userIds: readonly string[]): Promise<void> {
  const changed = new Set<unknown>(userIds);
  const isAffected = ([root, userId]: readonly unknown[]) =>
    root === 'users' && (userId === undefined || changed.has(userId));
  await Promise.all([
    client.invalidateQueries({ predicate: ({ queryKey }) => isAffected(queryKey) }),
    includesCurrentUser(client, changed) && client.invalidateQueries({ queryKey: currentUserKey }),
  ]);
}

/** Writes changed fields of a user into every cached copy: the list, the user, the current user. Adds no copy. */
export function patchCachedUser(client: QueryClient, userId: string, changes: Partial<User>): void {
  const patch = (user: User): User => (user.id === userId ? { ...user, ...changes } : user);
  const patchOne = (user: User | undefined) => user && patch(user);
  client.setQueryData<User[]>(userKeys.list, (users) => users?.map(patch));
  client.setQueryData<User>(userKeys.detail(userId), patchOne);
  client.setQueryData<User>(currentUserKey, patchOne);
}
