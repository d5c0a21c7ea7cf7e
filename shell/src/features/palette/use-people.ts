import { usersQueryOptions } from '@escale/api-client';
import { fullName, type User } from '@escale/contracts';
import type { Command } from '@escale/design-system/command';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

export interface PeopleSearch {
  commands: readonly Command[];
  users: readonly User[];
  status: 'ready' | 'loading' | 'failed';
  /** When the list was read, in milliseconds since 1970. */
  readAt: number;
}

const noUsers: readonly User[] = [];

/**
 * Returns all users as commands while `enabled` is true, else none. The users come from the cached
 * list, or from a request if no list is cached.
 */
export function usePeople(enabled: boolean, open: (user: User) => void): PeopleSearch {
  const list = useQuery({
    ...usersQueryOptions(),
    enabled,
    // Only the open palette observes the list. If an observed list changed while React renders a
    // page, React would render the whole page again, in one task.
    subscribed: enabled,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // The open palette shows a failure itself. While it is closed, the list's other observers need the toast.
    ...(enabled && { meta: { toast: 'none' } }),
  });
  const users = enabled ? (list.data ?? noUsers) : noUsers;
  const commands = useMemo(
    () =>
      users.map((user) => ({
        id: `user:${user.id}`,
        label: fullName(user),
        detail: user.email,
        icon: 'user' as const,
        keywords: user.username,
        onSelect: () => open(user),
      })),
    [users, open],
  );
  const status = list.data !== undefined ? 'ready' : list.isError ? 'failed' : 'loading';
  return { commands, users, status, readAt: list.dataUpdatedAt };
}
