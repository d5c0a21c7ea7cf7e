import { displayedRole, roles, type ActiveSession, type Role } from '@escale/contracts';
import { useAddressParams } from '@escale/design-system';
import { parseDate } from '@escale/i18n';
import { useMemo } from 'react';

/** Filters by last use, in minutes: less than `under` or more than `over` ago. */
export const lastUseFilters = { recent: { under: 5 }, idle: { over: 15 } } as const;

export type LastUseFilter = keyof typeof lastUseFilters;

/** Values of the filters beside the search, stored in the address. An empty value means all. */
export interface SessionFilters {
  role: Role | '';
  use: LastUseFilter | '';
}

const parameterNames = { role: 'role', use: 'activite' } as const;
const lastUseValues = { recent: 'recente', idle: 'inactive' } as const satisfies Record<
  LastUseFilter,
  string
>;

const isLastUseFilter = (value: string): value is LastUseFilter => value in lastUseFilters;

export function useSessionFilters() {
  const [address, change] = useAddressParams();
  const role = roles.find((known) => known === address.get(parameterNames.role)) ?? '';
  const use =
    Object.keys(lastUseFilters)
      .filter(isLastUseFilter)
      .find((known) => lastUseValues[known] === address.get(parameterNames.use)) ?? '';
  return {
    filters: useMemo((): SessionFilters => ({ role, use }), [role, use]),
    setRole: (value: Role | '') => change({ [parameterNames.role]: value }),
    setUse: (value: LastUseFilter | '') =>
      change({ [parameterNames.use]: value === '' ? '' : lastUseValues[value] }),
    clear: () => change({ [parameterNames.role]: '', [parameterNames.use]: '' }),
  };
}

/** Returns the sessions that match the filters at the time `now`. */
export function filterSessions(
  sessions: readonly ActiveSession[],
  { role, use }: SessionFilters,
  now: number,
): readonly ActiveSession[] {
  if (role === '' && use === '') return sessions;
  return sessions.filter(
    ({ user, lastSeenAt }) =>
      (role === '' || displayedRole(user.role) === role) &&
      (use === '' || matchesLastUse(use, lastSeenAt, now)),
  );
}

/** True if the filter matches the last use at `now`. No filter matches an unknown last use. */
function matchesLastUse(use: LastUseFilter, lastSeenAt: string | null, now: number): boolean {
  const seen = parseDate(lastSeenAt ?? '');
  if (seen === null) return false;
  const minutes = (now - seen.getTime()) / 60_000;
  return use === 'recent' ? minutes < lastUseFilters.recent.under : minutes > lastUseFilters.idle.over;
}
