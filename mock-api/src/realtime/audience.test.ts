import type { AuditAction, Role } from '@escale/contracts';
import { initialPermissions } from '../rights/permissions';
import { roleRights } from '../rights/role-rights';
import { audienceOf, roomsOf } from './audience';

const rights = roleRights(0, [], null);

const roomsOfVisitor = (role: Role, extra: object = {}) =>
  roomsOf(rights, { id: 'self', role, permissions: { ...initialPermissions(rights, role), ...extra } });

const isSentTo = (joined: string[], action: AuditAction, userId: string | null, resource = 'auth') =>
  audienceOf({ action, userId, resource }).some((room) => joined.includes(room));

test.each([
  ['SUPER_ADMIN', 'LOGIN_FAILED', null, true],
  ['ADMIN', 'LOGIN_FAILED', null, true],
  ['ADMIN', 'ROLE_CHANGE', 'other', true],
  ['OPERATOR', 'LOGIN', 'other', true],
  ['OPERATOR', 'LOGOUT', 'other', true],
  ['OPERATOR', 'LOGIN_FAILED', 'other', false],
  ['OPERATOR', 'LOGIN_FAILED', null, false],
  ['OPERATOR', 'UPDATE', 'other', false],
  ['OPERATOR', 'UPDATE', 'self', true],
  ['OPERATOR', 'LOGIN_FAILED', 'self', true],
] as const)('%s and %s of %s: %s', (role, action, userId, sent) => {
  expect(isSentTo(roomsOfVisitor(role), action, userId)).toBe(sent);
});

test('only users with the right learn that another user has ended a session', () => {
  expect(isSentTo(roomsOfVisitor('OPERATOR'), 'LOGOUT', 'other', 'users/third')).toBe(false);
  expect(isSentTo(roomsOfVisitor('ADMIN'), 'LOGOUT', 'other', 'users/third')).toBe(true);
});

test('the right to read users covers activities of accounts, but not failures of unknown ones', () => {
  const reader = roomsOfVisitor('OPERATOR', { users: { visible: true, read: true } });
  expect(isSentTo(reader, 'UPDATE', 'other')).toBe(true);
  expect(isSentTo(reader, 'LOGIN_FAILED', null)).toBe(false);
});

test('without the dashboard, activities of others are not sent', () => {
  const hidden = roomsOfVisitor('OPERATOR', { dashboard: { visible: false, read: true } });
  expect(isSentTo(hidden, 'LOGIN', 'other')).toBe(false);
  expect(isSentTo(hidden, 'LOGIN', 'self')).toBe(true);
});

test('an administrator without the right to read the module security gets no activities of others', () => {
  const none = { visible: false };
  const blind = roomsOfVisitor('ADMIN', { security: none, users: none });
  expect(isSentTo(blind, 'UPDATE', 'other')).toBe(false);
  expect(isSentTo(blind, 'LOGIN_FAILED', null)).toBe(false);
});
