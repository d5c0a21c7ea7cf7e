import { usersQueryOptions } from '@escale/api-client';
import { fullName, type User } from '@escale/contracts';
import type { Command } from '@escale/design-system/command';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

export interface PeopleSearch {
  commands: readonly Command[];
  status: 'ready' | 'loading' | 'failed';
  /** When the list was read, in milliseconds since 1970. */
  readAt: number;
}

const nobody: readonly User[] = [];

/**
 * Returns everybody as commands, from the list of users: the cached one where there is one, else by one call once
 * `wanted`.
 */
export function usePeople(wanted: boolean, open: (user: User) => void): PeopleSearch {
  const list = useQuery({
    ...usersQueryOptions(),
    enabled: wanted,
    // Where a list that is watched changes while a page is rendered, React renders all of the page again, in one task.
    subscribed: wanted,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // While the palette is closed, others who fetch the list tell of its failure.
    ...(wanted && { meta: { toast: 'none' } }),
  });
  const users = wanted ? (list.data ?? nobody) : nobody;
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
  return { commands, status, readAt: list.dataUpdatedAt };
}
