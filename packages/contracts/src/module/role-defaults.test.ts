import { descriptorText, moduleManifestSchema } from './descriptor';
import { roleDefaultProblems, withDeclaredDefaults } from './role-defaults';
import { figureProblems } from './card-figure';
import { actionProblems } from './actions';
import { routeRightProblems } from './permissions';
import { effectivePermissions, roleDefaults } from '../user/permissions';

const buildModule = (id: string, declared: unknown) => ({
  id,
  permissions: ['read', 'write', 'release'],
  roleDefaults: declared as Record<string, string[]>,
});
const rights = ['visible', 'read', 'release'];
const yardModule = buildModule('yard', {
  SUPER_ADMIN: [...rights, 'write'],
  ADMIN: rights,
  OPERATOR: ['visible', 'read'],
});

it('a role gets what a new module declares for it, unless the server has an entry', () => {
  const defaults = withDeclaredDefaults([yardModule]);
  expect(effectivePermissions('yard', 'ADMIN', {}, defaults)).toEqual({
    visible: true,
    read: true,
    release: true,
  });
  expect(effectivePermissions('yard', 'OPERATOR', {}, defaults).release).toBeUndefined();
  expect(effectivePermissions('yard', 'ADMIN', { yard: { visible: false } }, defaults)).toEqual({
    visible: false,
  });
  expect(effectivePermissions('yard', 'VISITOR', {}, defaults).visible).toBe(false);
  expect(effectivePermissions('shed', 'SUPER_ADMIN', {}, defaults).visible).toBe(false);
});

it('a platform module keeps its default rights and can only add rights of its own', () => {
  const containers = buildModule('containers', { SUPER_ADMIN: ['release'], ADMIN: ['release'] });
  const defaults = withDeclaredDefaults([containers]);
  expect(defaults.ADMIN.containers).toEqual({ ...roleDefaults.ADMIN.containers, release: true });
  expect(defaults.OPERATOR).toEqual(roleDefaults.OPERATOR);
  expect(
    withDeclaredDefaults([buildModule('security', { SUPER_ADMIN: ['release'] })]).SUPER_ADMIN.security,
  ).toEqual({
    visible: false,
    release: true,
  });
});

it.each<[string, string, unknown, string]>([
  ['no object', 'yard', ['ADMIN'], 'roleDefaults is no object'],
  ['no role', 'yard', { VISITOR: ['visible'] }, 'roleDefaults names VISITOR, which is no role'],
  ['no list', 'yard', { SUPER_ADMIN: 'visible' }, 'roleDefaults.SUPER_ADMIN is no list'],
  [
    'an undeclared right',
    'yard',
    { SUPER_ADMIN: ['visible', 'read', 'delete'] },
    'roleDefaults.SUPER_ADMIN names delete, which is not in permissions',
  ],
  [
    'rights in a module that is not seen',
    'yard',
    { SUPER_ADMIN: ['read'] },
    'roleDefaults.SUPER_ADMIN lacks visible, without which no other right counts',
  ],
  [
    'more for a lower role',
    'yard',
    { SUPER_ADMIN: ['visible', 'read'], OPERATOR: ['visible', 'read'] },
    'roleDefaults.ADMIN lacks visible, which OPERATOR has',
  ],
  [
    'a right of the platform in its own module',
    'users',
    { OPERATOR: ['visible', 'read'] },
    'roleDefaults.OPERATOR names visible; in users the platform says which role has it',
  ],
])('refuses %s, and grants nothing by it', (_name, id, declared, problem) => {
  const module = buildModule(id, declared);
  expect(roleDefaultProblems(module)).toContain(problem);
  expect(withDeclaredDefaults([module])).toEqual(roleDefaults);
});

const manifest = {
  id: 'yard',
  owner: { team: 'Équipe Parc', contact: 'parc@escale.test' },
  label: 'Parc',
  hostApi: '^1.7.0',
  path: '/yard',
  card: null,
  permissions: ['read', 'release'],
  routes: [{ path: '/yard', access: 'release' }],
};

it('a route may need a right of the module, if the module declares it', () => {
  expect(moduleManifestSchema.isValidSync(manifest, { strict: true })).toBe(true);
  expect(() =>
    moduleManifestSchema.validateSync({ ...manifest, permissions: ['read'] }, { strict: true }),
  ).toThrow('the route /yard needs release, which is not in permissions');
});

it('names each right that the module asks for and does not declare', () => {
  const card = { label: 'Parc', description: '', icon: 'box', order: 1, status: 'available' } as const;
  const asking = {
    ...manifest,
    permissions: ['read'],
    actions: [{ id: 'free', label: 'Libérer', path: '/yard', right: 'release' }],
    card: { ...card, figure: { label: 'À quai', call: '/yard', pointer: '/data', right: 'delete' } },
  };
  expect([...routeRightProblems(asking), ...actionProblems(asking), ...figureProblems(asking)]).toEqual([
    'the route /yard needs release, which is not in permissions',
    'the action free needs release, which is not in permissions',
    "the card's figure: it needs delete, which is not in permissions",
  ]);
});

it('the sealed text of a version contains its role defaults', () => {
  const version = { ...manifest, ...yardModule, version: '1.0.0', entry: null, files: {} };
  expect(descriptorText(version)).toContain('"roleDefaults"');
});
