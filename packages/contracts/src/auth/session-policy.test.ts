import { roleDefaults, type ModulePermissions } from '../user/permissions';
import type { Role } from '../user/roles';
import { canSeeActiveSessions } from './session-policy';

const readableModule: ModulePermissions = { visible: true, read: true };

test.each<[Role, boolean]>([
  ['SUPER_ADMIN', true],
  ['ADMIN', true],
  ['OPERATOR', false],
])('%s with both rights: %s', (role, allowed) => {
  const permissions = { ...roleDefaults[role], users: readableModule, security: readableModule };
  expect(canSeeActiveSessions({ role, permissions })).toBe(allowed);
});

test.each(['security', 'users'])(
  'the right to read %s is needed, and that the module is visible',
  (module) => {
    for (const flags of [undefined, { visible: true, read: false }, { visible: false, read: true }]) {
      const permissions = { security: readableModule, users: readableModule, [module]: flags };
      expect(canSeeActiveSessions({ role: 'SUPER_ADMIN', permissions })).toBe(false);
    }
  },
);
