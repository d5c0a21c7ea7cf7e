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
  /** True once the list has been loaded. */
  loaded: boolean;
  status: 'loading' | 'error' | 'ready';
  /** Time of the last successful read in milliseconds since 1970; 0 unless the last read failed. */
  updatedAt: number;
  retry: () => void;
}

/** Returns the list as shown: the server's users, overlaid with pending statuses. */
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
    // The time is read only on a failure, so that an unchanged refetch renders nothing.
    updatedAt: query.isError ? query.dataUpdatedAt : 0,
    retry: () => void query.refetch(),
  };
}
