import { roleDefaults } from '@escale/contracts';
import { buildDescriptor } from '@escale/testing';
import { editPermissions } from './edit-permissions';
import {
  changedFlags,
  flagsIn,
  permissionRows,
  rightColumns,
  startingPermissions,
  type PermissionRow,
} from './permission-rows';

const labels = {
  dashboard: 'Tableau de Bord',
  users: 'Utilisateurs',
  settings: 'Paramètres',
  containers: 'Conteneurs',
  shipments: 'Expéditions',
  reports: 'Rapports',
  security: 'Sécurité',
};
const users: PermissionRow = { moduleId: 'users', label: 'Utilisateurs', names: ['read', 'write', 'delete'] };
const noFlags = { visible: false, read: false, write: false, delete: false };

describe('the rows', () => {
  it('are the modules of the registry, then the known ones that it does not list', () => {
    const rows = permissionRows(
      [
        buildDescriptor({ id: 'customs', label: 'Douane', permissions: ['read', 'export'] }),
        buildDescriptor({ id: 'users', label: 'Équipe', permissions: ['read', 'write', 'delete', 'manage'] }),
        buildDescriptor({ id: 'auth', card: null, permissions: [] }),
      ],
      labels,
      'fr',
    );
    expect(rows.map(({ moduleId }) => moduleId)).toEqual([
      'customs',
      'users',
      'dashboard',
      'settings',
      'containers',
      'shipments',
      'reports',
      'security',
    ]);
    expect(rows[0]?.names).toEqual(['read', 'export']);
    expect(rows[1]).toMatchObject({ label: 'Équipe', names: ['read', 'write', 'delete', 'manage'] });
    expect(rows[7]?.names).toEqual(['read']);
  });

  it('give each known module the permissions of §3 [§3-13]', () => {
    expect(permissionRows([], labels, 'fr').map(({ moduleId, names }) => [moduleId, ...names])).toEqual([
      ['dashboard', 'read'],
      ['users', 'read', 'write', 'delete'],
      ['settings', 'read', 'write'],
      ['containers', 'read', 'write', 'delete'],
      ['shipments', 'read', 'write', 'delete'],
      ['reports', 'read', 'write'],
      ['security', 'read'],
    ]);
  });
});

describe('the columns', () => {
  const berth = (id: string, fr: string) =>
    buildDescriptor({ id, permissions: ['release', 'read'], permissionLabels: { release: { fr } } });

  it('are the rights of the platform, then those of the modules, one for each meaning', () => {
    const modules = [berth('yard', 'Libération'), berth('gates', 'Libération'), berth('docs', 'Publication')];
    const columns = rightColumns(permissionRows(modules, labels, 'fr'));
    expect(columns.map(({ name, label }) => label ?? name)).toEqual([
      'read',
      'write',
      'delete',
      'Libération',
      'Publication',
    ]);
  });
});

describe('one switch', () => {
  it.each(['write', 'delete'])('%s grants read', (name) => {
    const map = editPermissions({ users: noFlags }, { type: 'set', row: users, name, on: true });
    expect(map.users).toEqual({ ...noFlags, read: true, [name]: true });
  });

  it('revoking read revokes write and delete', () => {
    const all = { visible: true, read: true, write: true, delete: true };
    const map = editPermissions({ users: all }, { type: 'set', row: users, name: 'read', on: false });
    expect(map.users).toEqual({ visible: true, read: false, write: false, delete: false });
  });

  it('revoking write leaves read', () => {
    const all = { visible: true, read: true, write: true, delete: true };
    const map = editPermissions({ users: all }, { type: 'set', row: users, name: 'write', on: false });
    expect(map.users).toEqual({ ...all, write: false });
  });

  it('visible changes nothing else', () => {
    const flags = { visible: true, read: true, write: true, delete: false };
    const map = editPermissions({ users: flags }, { type: 'set', row: users, name: 'visible', on: false });
    expect(map.users).toEqual({ ...flags, visible: false });
  });
});

it('all and none set the flags of the row', () => {
  const all = editPermissions({ users: noFlags }, { type: 'all', row: users, mayGrant: () => true });
  expect(all.users).toEqual({ visible: true, read: true, write: true, delete: true });
  expect(editPermissions(all, { type: 'none', row: users }).users).toEqual(noFlags);
});

it("restores the role's defaults", () => {
  const map = editPermissions(
    { users: noFlags },
    { type: 'restore', row: users, role: 'ADMIN', mayGrant: () => true },
  );
  expect(map.users).toEqual({ visible: true, read: true, write: true, delete: false });
});

it('preserves flags and modules that the editor does not show', () => {
  const saved = { users: { ...noFlags, audit: true }, customs: { visible: true, export: true } };
  for (const edit of [
    { type: 'all', row: users, mayGrant: () => true },
    { type: 'none', row: users },
  ] as const) {
    const map = editPermissions(saved, edit);
    expect(map.users?.audit).toBe(true);
    expect(map.customs).toEqual(saved.customs);
  }
  const restored = editPermissions(saved, {
    type: 'restore',
    row: users,
    role: 'OPERATOR',
    mayGrant: () => true,
  });
  expect(restored.users).toEqual({ ...noFlags, audit: true });
});

it('a missing entry is no access, and a missing flag counts as off [§6-6]', () => {
  expect(flagsIn({}, users)).toEqual({ visible: false });
  expect(changedFlags(users, { visible: false }, noFlags)).toEqual([]);
  expect(changedFlags(users, { visible: true, write: true }, noFlags)).toEqual(['visible', 'write']);
});

it('all and the defaults leave out flags that the editing user may not grant', () => {
  const mayGrant = (name: string) => name !== 'delete';
  const map = editPermissions({ users: noFlags }, { type: 'all', row: users, mayGrant });
  expect(map.users).toEqual({ visible: true, read: true, write: true, delete: false });
  const restored = editPermissions({}, { type: 'restore', row: users, role: 'SUPER_ADMIN', mayGrant });
  expect(restored.users?.delete).toBe(false);
});

describe('the starting point of the editor', () => {
  it.each(['OPERATOR', 'AUDITOR'])(
    'is visible without any permission when none are saved, as %s [§6-14]',
    (role) => {
      expect(startingPermissions({}, [users], role)).toEqual({ users: { ...noFlags, visible: true } });
    },
  );

  it("adds the role's defaults for the modules that a saved map leaves out, as the guard does", () => {
    const map = startingPermissions({ users: noFlags }, [users], 'ADMIN');
    expect(map).toEqual({ ...roleDefaults.ADMIN, users: noFlags });
  });

  it('adds nothing to a saved map for an unknown role', () => {
    expect(startingPermissions({ users: noFlags }, [users], 'AUDITOR')).toEqual({ users: noFlags });
  });
});
