import type { User, UserStatus } from '@escale/contracts';
import { useMemo } from 'react';
import { useUsers } from '../../../api/users';
import { usePendingStatuses } from '../api/toggle-status';

const nobody: readonly User[] = [];

function withStatuses(users: readonly User[], statuses: ReadonlyMap<string, UserStatus>): readonly User[] {
  if (statuses.size === 0) return users;
  return users.map((user) => {
    const status = statuses.get(user.id);
    return status === undefined ? user : { ...user, status };
  });
}

export interface ListedUsers {
  users: readonly User[];
  pendingStatuses: ReadonlyMap<string, UserStatus>;
  /** False until the list has been there once. */
  loaded: boolean;
  status: 'loading' | 'error' | 'ready';
  /** When the list was read, in milliseconds since 1970; 0 while that is no question. */
  updatedAt: number;
  retry: () => void;
}

/** The list as it is shown: what the server sent, and over it the statuses that are on their way. */
export function useListedUsers(): ListedUsers {
  const query = useUsers();
  const pendingStatuses = usePendingStatuses();
  const { data = nobody } = query;
  const users = useMemo(() => withStatuses(data, pendingStatuses), [data, pendingStatuses]);
  return {
    users,
    pendingStatuses,
    loaded: query.data !== undefined,
    status: query.isError ? 'error' : query.isPending ? 'loading' : 'ready',
    // Read on a failure only: a refetch that finds nothing new draws nothing.
    updatedAt: query.isError ? query.dataUpdatedAt : 0,
    retry: () => void query.refetch(),
  };
}
