import type { User } from './user';
import { buildUser } from '../testing';
import { sameUser, validateUsers } from './validate-users';

const buildRow = (index: number, overrides: Partial<User> = {}) =>
  buildUser({
    id: `u${index}`,
    email: `u${index}@escale.test`,
    username: `user${index}`,
    lastName: `Koné ${index}`,
    createdByUser: { username: 'mariam.traore' },
    ...overrides,
  });

it('validates complete rows without copying them', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => buildRow(index));
  const users = validateUsers(rows);
  expect(users.every((user, index) => user === rows[index])).toBe(true);
});

it('fills in missing fields and rejects a row that is not a user [§3-1]', () => {
  const row = { ...buildRow(1), createdByUser: undefined, invitationPending: undefined };
  expect(validateUsers([row])).toMatchObject([{ createdByUser: null, invitationPending: false }]);
  expect(() => validateUsers([{ id: 'u1' }])).toThrow();
});

it('keeps a row with malformed dates and without role or status', () => {
  const row = {
    ...buildRow(1),
    createdAt: null,
    lastLoginAt: 12,
    updatedAt: {},
    role: null,
    status: undefined,
  };
  expect(validateUsers([row])).toMatchObject([
    { id: 'u1', createdAt: '', lastLoginAt: '', updatedAt: '', role: '', status: '' },
  ]);
});

it.each([
  ['what the policy knows', { delete: 'lastSuperAdmin' }, { delete: 'lastSuperAdmin' }],
  ['a reason of another server', { delete: 'legalHold' }, { delete: 'legalHold' }],
  ['entries of another shape', { delete: true, deactivate: 'self' }, { deactivate: 'self' }],
  ['no object at all', 'everything', undefined],
  ['null', null, undefined],
])('abilities: %s', (_name, abilities, expected) => {
  const [user] = validateUsers([{ ...buildRow(1), abilities }]);
  expect(user?.abilities).toEqual(expected);
});

it.each([
  [
    'flags by module',
    { security: { visible: true, read: true } },
    { security: { visible: true, read: true } },
  ],
  ['another shape', { security: 'all' }, undefined],
  ['null', null, undefined],
])('permissions: %s', (_name, permissions, expected) => {
  const [user] = validateUsers([{ ...buildRow(1), permissions }]);
  expect(user?.permissions).toEqual(expected);
});

const fieldChanges: Partial<User>[] = [
  { email: 'other@escale.test' },
  { createdByUser: null },
  { createdByUser: { username: 'other' } },
  { lastLoginAt: '2026-02-01T08:00:00.000Z' },
  { abilities: { delete: 'lastSuperAdmin' } },
  { permissions: {} },
];

it.each(fieldChanges)('users that differ in %j are not equal', (change) => {
  expect(sameUser(buildRow(1), buildRow(1, change))).toBe(false);
});

it('two reads of the same user are equal', () => {
  const extras = () => ({
    abilities: { delete: 'lastSuperAdmin' },
    permissions: { security: { visible: true, read: true } },
  });
  expect(sameUser(buildRow(1, extras()), buildRow(1, extras()))).toBe(true);
});
