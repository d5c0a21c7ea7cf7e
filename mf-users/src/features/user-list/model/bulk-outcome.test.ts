import type { PolicyActor } from '@escale/contracts';
import { buildUser } from '@escale/testing';
import { bulkFailures, planBulkAction } from './bulk-outcome';

const [yao, awa, mariam] = [
  buildUser({ id: 'yao' }),
  buildUser({ id: 'awa', role: 'ADMIN' }),
  buildUser({ id: 'mariam', role: 'SUPER_ADMIN' }),
];
const actor: PolicyActor = {
  id: 'awa',
  role: 'ADMIN',
  permissions: { users: { visible: true, read: true, write: true, delete: true } },
  lastSuperAdminId: null,
};

it('a plan leaves out users whom the policy protects', () => {
  expect(planBulkAction({ action: 'delete' }, [yao, awa, mariam], actor)).toEqual({
    action: 'delete',
    eligible: [yao],
    leftOut: [
      { user: awa, reason: 'self' },
      { user: mariam, reason: 'above' },
    ],
    successes: 0,
    errors: 0,
    failures: [],
    done: [],
  });
});

it.each([
  ['activate' as const, yao, 'alreadyActive'],
  ['deactivate' as const, { ...yao, status: 'INACTIVE' }, 'alreadyInactive'],
  ['invite' as const, yao, 'accepted'],
])('a plan leaves out users for whom nothing is left to do: %s', (action, user, reason) => {
  expect(planBulkAction({ action }, [user], actor)).toMatchObject({
    eligible: [],
    leftOut: [{ user, reason }],
  });
});

describe('failures', () => {
  it('are those that the server names, with its reason', () => {
    const result = {
      action: 'delete' as const,
      successCount: 1,
      errorCount: 1,
      errors: [{ userId: 'awa', error: 'Refusé' }],
    };
    expect(bulkFailures(result, result, [yao, awa], [awa])).toEqual([{ user: awa, reason: 'Refusé' }]);
  });

  it.each([
    ['delete' as const, [awa], ['awa']],
    ['activate' as const, [yao, { ...awa, status: 'SUSPENDED' }], ['awa']],
    ['deactivate' as const, [yao, { ...awa, status: 'INACTIVE' }], ['yao']],
  ])('are derived from the list when the server only counts: %s [§3-25]', (action, after, expected) => {
    const result = { action, successCount: 1, errorCount: 1, errors: [] };
    const failures = bulkFailures(result, result, [yao, awa], after);
    expect(failures.map(({ user }) => user.id)).toEqual(expected);
  });

  it('are empty when none is counted', () => {
    const result = { action: 'delete' as const, successCount: 2, errorCount: 0, errors: [] };
    expect(bulkFailures(result, result, [yao, awa], [yao, awa])).toEqual([]);
  });
});
