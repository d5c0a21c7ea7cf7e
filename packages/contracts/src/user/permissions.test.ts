import { effectivePermissions, missingRight, roleDefaults, type ModuleRight } from './permissions';
import { roles } from './roles';

const rights: ModuleRight[] = ['visible', 'read', 'write', 'delete'];
const defaultRightsText = (role: (typeof roles)[number], moduleId: string) =>
  rights.filter((right) => effectivePermissions(moduleId, role, undefined)[right]).join(' ');

describe('role defaults of §6', () => {
  it.each([
    ['SUPER_ADMIN', 'dashboard', 'visible read write delete'],
    ['SUPER_ADMIN', 'users', 'visible read write delete'],
    ['SUPER_ADMIN', 'settings', 'visible read write delete'],
    ['SUPER_ADMIN', 'containers', 'visible read write delete'],
    ['SUPER_ADMIN', 'shipments', 'visible read write delete'],
    ['SUPER_ADMIN', 'reports', 'visible read write delete'],
    ['ADMIN', 'dashboard', 'visible read write'],
    ['ADMIN', 'users', 'visible read write'],
    ['ADMIN', 'settings', 'visible read'],
    ['ADMIN', 'containers', 'visible read write delete'],
    ['ADMIN', 'shipments', 'visible read write delete'],
    ['ADMIN', 'reports', 'visible read'],
    ['OPERATOR', 'dashboard', 'visible read'],
    ['OPERATOR', 'users', ''],
    ['OPERATOR', 'settings', ''],
    ['OPERATOR', 'containers', 'visible read write'],
    ['OPERATOR', 'shipments', 'visible read write'],
    ['OPERATOR', 'reports', 'visible read'],
  ] as const)('%s on %s: %s [§1-2 §3-14 §6-8 §6-9 §6-10 §6-11]', (role, moduleId, expected) => {
    expect(defaultRightsText(role, moduleId)).toBe(expected);
  });

  it.each(roles)('grants %s nothing on security or an unknown module [§6-6 §6-13]', (role) => {
    expect(roleDefaults[role].security).toBeUndefined();
    expect(defaultRightsText(role, 'security')).toBe('');
    expect(defaultRightsText(role, 'customs')).toBe('');
  });
});

describe('effectivePermissions', () => {
  it.each(['AUDITOR', '', undefined])('has no defaults for the role %j [§6-12]', (role) => {
    const granted = { reports: { visible: true, read: true } };
    expect(effectivePermissions('dashboard', role, granted).visible).toBe(false);
    expect(effectivePermissions('reports', role, granted)).toEqual(granted.reports);
  });

  it('lets the server entry override the default, as a whole [§6-5]', () => {
    const flags = effectivePermissions('users', 'SUPER_ADMIN', { users: { visible: true } });
    expect(missingRight(flags, 'read')).toBe('read');
  });
});

describe('missingRight', () => {
  const all = { visible: true, read: true, write: true, delete: true };

  it.each(['visible', 'read', 'write', 'delete'] as const)('grants %s when all is held', (right) => {
    expect(missingRight(all, right)).toBeNull();
  });

  it('checks visible, then read, then the required right [§2-20 §3-14 §6-4]', () => {
    expect(missingRight({ ...all, visible: false, read: false }, 'delete')).toBe('visible');
    expect(missingRight({ ...all, read: false, delete: false }, 'delete')).toBe('read');
    expect(missingRight({ ...all, delete: false }, 'delete')).toBe('delete');
    expect(missingRight({ ...all, write: false }, 'delete')).toBeNull();
  });
});
