import { compareRights, copyRights } from './copy-rights';

const users = { moduleId: 'users', label: 'Utilisateurs', names: ['read', 'write', 'delete'] };
const reports = { moduleId: 'reports', label: 'Rapports', names: ['read'] };
const rows = [users, reports];

const targetRights = {
  users: { visible: true, read: true, write: true, audit: true },
  harbour: { visible: true, dock: true },
};
const sourceRights = {
  users: { visible: true, read: true, delete: true },
  reports: { visible: true, read: true },
  harbour: { visible: false, dock: false },
};
const unrestrictedOptions = {
  rows,
  from: sourceRights,
  to: targetRights,
  mayGrantIn: () => () => true,
  protectedFlagsOf: () => [],
};

it('lists every right with the values of both sides; a missing flag is off', () => {
  const rights = compareRights(rows, targetRights, sourceRights);
  expect(rights).toHaveLength(6);
  expect(rights.filter(({ one, other }) => one !== other)).toEqual([
    { row: users, name: 'write', one: true, other: false },
    { row: users, name: 'delete', one: false, other: true },
    { row: reports, name: 'visible', one: false, other: true },
    { row: reports, name: 'read', one: false, other: true },
  ]);
});

it('grants the rights of the other user and withdraws the rest; hidden ones stay', () => {
  expect(copyRights(unrestrictedOptions)).toEqual({
    map: {
      users: { visible: true, read: true, write: false, delete: true, audit: true },
      reports: { visible: true, read: true },
      harbour: targetRights.harbour,
    },
    notHeld: [],
    notWithdrawn: [],
  });
});

it('leaves out rights that the copying user may not grant or withdraw', () => {
  const copied = copyRights({
    ...unrestrictedOptions,
    mayGrantIn: () => (name) => name !== 'delete',
    protectedFlagsOf: ({ moduleId }) => (moduleId === 'users' ? ['write'] : []),
  });
  expect(copied.map.users).toBe(targetRights.users);
  expect(copied.notHeld).toEqual([{ row: users, names: ['delete'] }]);
  expect(copied.notWithdrawn).toEqual([{ row: users, names: ['write'] }]);
});
