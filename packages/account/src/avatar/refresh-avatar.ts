import type { User } from '@escale/contracts';
import type { QueryClient } from '@tanstack/react-query';

/** Puts a new picture wherever the user is known: the list, the user, the current user; all are fetched anew (§4). */
export function refreshAvatar(client: QueryClient, userId: string, avatarUrl: string | null): void {
  const withPicture = (user: User): User => (user.id === userId ? { ...user, avatarUrl } : user);
  const one = (user: User | undefined) => user && withPicture(user);
  client.setQueryData<User[]>(['users'], (users) => users?.map(withPicture));
  client.setQueryData<User>(['users', userId], one);
  client.setQueryData<User>(['auth', 'me'], one);
  const own = client.getQueryData<User>(['auth', 'me'])?.id === userId;
  void client.invalidateQueries({ queryKey: ['users'], exact: true });
  void client.invalidateQueries({ queryKey: ['users', userId], exact: true });
  if (own) void client.invalidateQueries({ queryKey: ['auth', 'me'] });
}
