import {
  displayedRole,
  displayedStatus,
  roles,
  userStatuses,
  type Role,
  type User,
  type UserStatus,
} from '@escale/contracts';
import { useAddressParams } from '@escale/design-system';
import { useMemo } from 'react';

const names = { role: 'role', status: 'statut' } as const;

/** Values of the filters beside the search; '' means all. They are kept in the address. */
export interface ListFilters {
  role: Role | '';
  status: UserStatus | '';
}

export function useListFilters(): [ListFilters, (filter: keyof ListFilters, value: string) => void] {
  const [address, change] = useAddressParams();
  const role = roles.find((known) => known === address.get(names.role)) ?? '';
  const status = userStatuses.find((known) => known === address.get(names.status)) ?? '';
  const setFilter = (filter: keyof ListFilters, value: string) => change({ [names[filter]]: value });
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
