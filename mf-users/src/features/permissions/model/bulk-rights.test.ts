import { roleDefaults, type PermissionMap, type PolicyActor } from '@escale/contracts';
import { buildUser } from '@escale/testing';
import { hasChoice, planPerson, applyChoices, type BulkRightsChoices } from './bulk-rights';

const rows = [
  { moduleId: 'users', label: 'Gestion Utilisateurs', names: ['read', 'write', 'delete'] },
  { moduleId: 'customs', label: 'Douane', names: ['read', 'export'] },
];
const admin: PolicyActor = { id: 'awa', role: 'ADMIN', permissions: roleDefaults.ADMIN };
const superAdmin: PolicyActor = { id: 'mariam', role: 'SUPER_ADMIN', permissions: roleDefaults.SUPER_ADMIN };
const yao = buildUser({ id: 'yao' });

const plan = (actor: PolicyActor, choices: BulkRightsChoices, saved: PermissionMap = {}, user = yao) =>
  planPerson({ rows, choices, actor, defaults: roleDefaults }, user, { saved, version: undefined });

it.each<[BulkRightsChoices['rights'], PermissionMap['customs']]>([
  [{ customs: { export: 'grant' } }, { visible: true, read: true, export: true }],
  [{ customs: { visible: 'withdraw' } }, { visible: false, read: true }],
  [{ customs: { read: 'withdraw' } }, { visible: true, read: false, export: false }],
  [{ customs: { export: 'grant', visible: 'withdraw' } }, { visible: false, read: true, export: true }],
  [{}, { visible: true, read: true }],
])('choosing %j for a module that the user may read gives %j', (rights, after) => {
  const before = { customs: { visible: true, read: true } };
  expect(applyChoices({ rows, choices: { rights } }, before).customs).toEqual(after);
});

it('a choice that is undone changes nothing', () => {
  expect(hasChoice({ role: undefined, rights: { customs: { export: undefined } } })).toBe(false);
  expect(hasChoice({ rights: { customs: { export: 'withdraw' } } })).toBe(true);
  expect(hasChoice({ role: 'ADMIN', rights: {} })).toBe(true);
});

it('a role replaces all rights; further choices apply after it', () => {
  const choices: BulkRightsChoices = { role: 'ADMIN', rights: { users: { delete: 'grant' } } };
  const saved = { customs: { visible: true, read: true, export: true } };
  expect(plan(superAdmin, choices, saved)).toMatchObject({
    state: 'changed',
    role: 'ADMIN',
    granted: [{ row: rows[0], names: ['visible', 'read', 'write', 'delete'] }],
    withdrawn: [{ row: rows[1], names: ['visible', 'read', 'export'] }],
  });
  expect(plan(superAdmin, { role: 'OPERATOR', rights: {} })).toMatchObject({ state: 'same' });
});

it('users cannot grant rights that they lack: by a right, by a role, or by showing a module', () => {
  expect(plan(admin, { rights: { customs: { export: 'grant' } } })).toMatchObject({ reason: 'notHeld' });
  expect(plan(admin, { rights: { users: { delete: 'grant' } } })).toMatchObject({ reason: 'notHeld' });
  expect(plan(admin, { role: 'SUPER_ADMIN', rights: {} })).toMatchObject({ reason: 'roleAbove' });
  const dormant = { users: { visible: false, read: true, delete: true } };
  expect(plan(admin, { rights: { users: { visible: 'grant' } } }, dormant)).toMatchObject({
    reason: 'notHeld',
  });
  expect(plan(admin, { rights: { users: { write: 'grant' } } })).toMatchObject({ state: 'changed' });
  // The first choice changes nothing, since the user has the right. The second is refused, since
  // the user has more rights than the actor.
  const more = { customs: { visible: true, read: true, export: true } };
  expect(plan(admin, { rights: { customs: { export: 'grant' } } }, more)).toMatchObject({ state: 'same' });
  expect(plan(admin, { rights: { customs: { export: 'withdraw' } } }, more)).toMatchObject({
    reason: 'moreRights',
  });
});

it('users cannot change their own role, or withdraw their own access to the users', () => {
  const self = buildUser({ id: 'awa', role: 'ADMIN' });
  expect(plan(admin, { role: 'OPERATOR', rights: {} }, {}, self)).toMatchObject({ reason: 'self' });
  expect(plan(admin, { rights: { users: { write: 'withdraw' } } }, {}, self)).toMatchObject({
    reason: 'ownAccess',
  });
});
