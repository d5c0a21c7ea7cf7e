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
import { matchesQuickFilter, quickFilters, type QuickFilter } from './quick-filters';

/** The address parameter of each filter. */
const filterParameters = { role: 'role', status: 'statut', question: 'filtre' } as const;

/** The filters other than the search; '' means all users. */
export interface ListFilters {
  role: Role | '';
  status: UserStatus | '';
  question: QuickFilter | '';
}

export interface FilterState {
  filters: ListFilters;
  /** Unknown filter values and sorts in the address; they have no effect. */
  ignored: readonly { kind: 'filter' | 'sort'; value: string }[];
  change: (filters: Partial<ListFilters>) => void;
  /** Removes all filters and an unknown sort from the address; keeps the search. */
  clear: () => void;
}

/** Returns the filters in the address; `columns` are the ids of the sortable columns. */
export function useListFilters(columns: readonly string[]): FilterState {
  const [address, changeAddress] = useAddressParams();
  const asked = Object.values(filterParameters).map((name) => address.get(name) ?? '');
  const role = roles.find((known) => asked[0] === known) ?? '';
  const status = userStatuses.find((known) => asked[1] === known) ?? '';
  const question = quickFilters.find((known) => asked[2] === known) ?? '';
  const known: readonly string[] = [role, status, question];
  const column = (address.get('sort') ?? '').replace(/^-/, '');
  return {
    filters: useMemo(() => ({ role, status, question }), [role, status, question]),
    ignored: [
      ...asked.flatMap((value) =>
        known.includes(value) || value === '' ? [] : [{ kind: 'filter' as const, value }],
      ),
      ...(column === '' || columns.includes(column) ? [] : [{ kind: 'sort' as const, value: column }]),
    ],
    change: (filters) =>
      changeAddress(
        Object.fromEntries(
          Object.entries(filters).map(([name, value]) => [
            filterParameters[name as keyof ListFilters],
            value,
          ]),
        ),
      ),
    clear: () =>
      changeAddress({
        [filterParameters.role]: '',
        [filterParameters.status]: '',
        [filterParameters.question]: '',
        ...(columns.includes(column) ? {} : { sort: '' }),
      }),
  };
}

/** Returns the users who match the filters; the same array if no filter is set. */
export function filterUsers(
  users: readonly User[],
  { role, status, question }: ListFilters,
  now: number,
): readonly User[] {
  if (role === '' && status === '' && question === '') return users;
  return users.filter(
    (user) =>
      (role === '' || displayedRole(user.role) === role) &&
      (status === '' || displayedStatus(user.status) === status) &&
      (question === '' || matchesQuickFilter(question, user, now)),
  );
}
