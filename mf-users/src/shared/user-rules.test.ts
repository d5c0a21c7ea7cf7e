import { buildUser } from '@escale/testing';
import {
  getDenialReason,
  lastActiveSuperAdmin,
  mayGrant,
  type Actor,
  type DenialReason,
  type UserAction,
} from './user-rules';

const all = { visible: true, read: true, write: true, delete: true };
const actor = (overrides: Partial<Actor> = {}): Actor => ({
  id: 'me',
  role: 'ADMIN',
  rights: all,
  lastSuperAdminId: null,
  ...overrides,
});
const operator = buildUser({ id: 'operator' });
const admin = buildUser({ id: 'admin', role: 'ADMIN' });
const superAdmin = buildUser({ id: 'super', role: 'SUPER_ADMIN' });
const me = buildUser({ id: 'me', role: 'ADMIN' });

describe('what is denied', () => {
  const rows: [string, UserAction, ReturnType<typeof buildUser>, Actor, DenialReason | null][] = [
    ['edit without write', 'edit', operator, actor({ rights: { ...all, write: false } }), 'write'],
    ['activate without write', 'activate', operator, actor({ rights: { ...all, write: false } }), 'write'],
    ['delete without delete', 'delete', operator, actor({ rights: { ...all, delete: false } }), 'delete'],
    ['delete without write', 'delete', operator, actor({ rights: { ...all, write: false } }), null],
    ['an operator by an admin', 'delete', operator, actor(), null],
    ['an equal', 'deactivate', admin, actor(), null],
    ['somebody above', 'edit', superAdmin, actor(), 'above'],
    ['to delete somebody above', 'delete', superAdmin, actor(), 'above'],
    ['to edit oneself', 'edit', me, actor(), null],
    ['to deactivate oneself', 'deactivate', me, actor(), 'self'],
    ['to delete oneself', 'delete', me, actor(), 'self'],
    ['an unknown role counts as operator', 'delete', buildUser({ id: 'x', role: 'PILOT' }), actor(), null],
  ];
  it.each(rows)('%s', (_name, act, user, who, expected) => {
    expect(getDenialReason(act, user, who)).toBe(expected);
  });

  it('the last active super administrator stays', () => {
    const boss = actor({ role: 'SUPER_ADMIN', lastSuperAdminId: 'super' });
    expect(getDenialReason('deactivate', superAdmin, boss)).toBe('lastSuperAdmin');
    expect(getDenialReason('delete', superAdmin, boss)).toBe('lastSuperAdmin');
    expect(getDenialReason('edit', superAdmin, boss)).toBeNull();
  });
});

it('the last active super administrator is the only one that is active', () => {
  const sleeping = buildUser({ id: 'sleeping', role: 'SUPER_ADMIN', status: 'INACTIVE' });
  const second = buildUser({ id: 'second', role: 'SUPER_ADMIN' });
  expect(lastActiveSuperAdmin([operator, superAdmin, sleeping])).toBe('super');
  expect(lastActiveSuperAdmin([superAdmin, second])).toBeNull();
  expect(lastActiveSuperAdmin([operator, sleeping])).toBeNull();
});

it('nobody grants a role above their own', () => {
  expect(mayGrant('SUPER_ADMIN', { role: 'ADMIN' })).toBe(false);
  expect(mayGrant('ADMIN', { role: 'ADMIN' })).toBe(true);
  expect(mayGrant('OPERATOR', { role: 'ADMIN' })).toBe(true);
});
