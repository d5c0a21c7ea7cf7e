import {
  displayedRole,
  displayedStatus,
  roles,
  userStatuses,
  type Role,
  type User,
  type UserStatus,
} from '@escale/contracts';

/** The figures of the four cards (§3 'Statistics'). */
export interface UserStatistics {
  total: number;
  byRole: Record<Role, number>;
  byStatus: Record<UserStatus, number>;
}

const zeroCounts = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

/** Counts users per role and per status; unknown values count under the value that is displayed for them (§3). */
export function userStatistics(users: readonly User[]): UserStatistics {
  const byRole = zeroCounts(roles);
  const byStatus = zeroCounts(userStatuses);
  for (const user of users) {
    byRole[displayedRole(user.role)] += 1;
    byStatus[displayedStatus(user.status)] += 1;
  }
  return { total: users.length, byRole, byStatus };
}

/** Returns the percentage to one decimal; `null` if `total` is zero. */
export function percentage(part: number, total: number): number | null {
  return total === 0 ? null : Math.round((part / total) * 1000) / 10;
}
