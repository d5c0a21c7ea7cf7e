import { buildUser } from '@escale/testing';
import { percentage, userStatistics } from './statistics';

it('counts per role and status, unknown values as displayed [§1-2 §3-24]', () => {
  const users = [
    buildUser({ role: 'SUPER_ADMIN' }),
    buildUser({ role: 'ADMIN', status: 'SUSPENDED' }),
    buildUser({ role: 'PILOT', status: 'ASLEEP' }),
    buildUser(),
  ];
  expect(userStatistics(users)).toEqual({
    total: 4,
    byRole: { SUPER_ADMIN: 1, ADMIN: 1, OPERATOR: 2 },
    byStatus: { ACTIVE: 2, INACTIVE: 1, SUSPENDED: 1 },
  });
});

it.each([
  [22, 27, 81.5],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [5, 5, 100],
])('%i of %i is %d %% [§3-24]', (part, total, expected) => {
  expect(percentage(part, total)).toBe(expected);
});

it('there is no percentage of nothing', () => {
  expect(percentage(0, 0)).toBeNull();
});
