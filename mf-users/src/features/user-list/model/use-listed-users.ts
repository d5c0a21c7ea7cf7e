import type { User, UserStatus } from '@escale/contracts';
import { useMemo } from 'react';
import { useUsers } from '../../../api/users';
import { usePendingStatuses } from '../api/toggle-status';

const noUsers: readonly User[] = [];

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
  /** Time of the last successful read (milliseconds since 1970), if a read has failed since; otherwise 0. */
  updatedAt: number;
  retry: () => void;
}

/** Returns the users as the list shows them: those of the server, overlaid with pending statuses. */
export function useListedUsers(): ListedUsers {
  const query = useUsers();
  const pendingStatuses = usePendingStatuses();
  const { data = noUsers } = query;
  const users = useMemo(() => withStatuses(data, pendingStatuses), [data, pendingStatuses]);
  return {
    users,
    pendingStatuses,
    loaded: query.data !== undefined,
    status: query.isError ? 'error' : query.isPending ? 'loading' : 'ready',
    // The time is read only after a failure, so that an unchanged refetch re-renders nothing.
    updatedAt: query.isError ? query.dataUpdatedAt : 0,
    retry: () => void query.refetch(),
  };
}
