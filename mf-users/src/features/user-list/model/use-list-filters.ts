import {
  displayedRole,
  displayedStatus,
  roles,
  userStatuses,
  type Role,
  type User,
  type UserStatus,
} from '@escale/contracts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

const names = { role: 'role', status: 'statut' } as const;

/** Values of the filters beside the search; '' means all. They are kept in the address. */
export interface ListFilters {
  role: Role | '';
  status: UserStatus | '';
}

export function useListFilters(): [ListFilters, (filter: keyof ListFilters, value: string) => void] {
  const [address, setAddress] = useSearchParams();
  const role = roles.find((known) => known === address.get(names.role)) ?? '';
  const status = userStatuses.find((known) => known === address.get(names.status)) ?? '';
  const setFilter = (filter: keyof ListFilters, value: string) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(names[filter]);
        else after.set(names[filter], value);
        return after;
      },
      { replace: true },
    );
  return [useMemo(() => ({ role, status }), [role, status]), setFilter];
}

/** Returns the users that match the filters; the same array when no filter is set. */
export function filterUsers(users: readonly User[], { role, status }: ListFilters): readonly User[] {
  if (role === '' && status === '') return users;
  return users.filter(
    (user) =>
      (role === '' || displayedRole(user.role) === role) &&
      (status === '' || displayedStatus(user.status) === status),
  );
}
