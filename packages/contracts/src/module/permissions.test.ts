import { descriptorText, type ModuleDescriptor } from './descriptor';
import { permissionLabelsOf, permissionProblems } from './permissions';

const buildYardModule = (permissions: string[], permissionLabels: unknown): ModuleDescriptor => ({
  id: 'yard',
  version: '1.0.0-aaaaaaaa',
  owner: { team: 'Équipe Parc', contact: 'parc@escale.test' },
  label: 'Parc',
  hostApi: '^1.5.0',
  path: '/yard',
  card: null,
  permissions,
  permissionLabels: permissionLabels as ModuleDescriptor['permissionLabels'],
  routes: [{ path: '/yard', access: 'read' }],
  entry: null,
  files: {},
});
const releaseLabels = { release: { fr: 'Libération', en: 'Release' } };

it("accepts a module's own permission with a label, in the language or else in French", () => {
  const module = buildYardModule(['read', 'release'], releaseLabels);
  expect(permissionProblems(module)).toEqual([]);
  expect(permissionLabelsOf(module, 'en')).toEqual({ release: 'Release' });
  expect(permissionLabelsOf(module, 'ar')).toEqual({ release: 'Libération' });
});

it('needs no label for the permissions of the platform', () => {
  const module = buildYardModule(['read', 'write', 'export'], undefined);
  expect(permissionProblems(module)).toEqual([]);
  expect(permissionLabelsOf(module, 'fr')).toEqual({});
});

it('says where to declare a missing label', () => {
  expect(permissionProblems(buildYardModule(['constructor'], {}))).toEqual([
    'the permission constructor has no label (permissionLabels.constructor.fr)',
  ]);
});

it.each<[string, string[], unknown]>([
  ['another label for a right of the platform', ['delete'], { delete: { fr: 'Lecture' } }],
  ['a label for the card', ['read'], { visible: { fr: 'Carte' } }],
  ['a label for no permission', ['read'], releaseLabels],
  ['no French', ['release'], { release: { en: 'Release' } }],
  ['an empty label', ['release'], { release: { fr: ' ' } }],
  ['a label too long', ['release'], { release: { fr: 'x'.repeat(31) } }],
  ['a label that is no text', ['release'], { release: { fr: 3 } }],
  ['a name that the API does not store', ['a b'], { 'a b': { fr: 'Ab' } }],
  ['a list', ['read'], []],
])('refuses %s', (_name, permissions, labels) => {
  const module = buildYardModule(permissions, labels);
  expect(permissionProblems(module)).toHaveLength(1);
  expect(permissionLabelsOf(module, 'fr')).toEqual({});
});

it('the sealed text of a version contains its labels', () => {
  expect(descriptorText(buildYardModule(['release'], releaseLabels))).toContain('"fr": "Libération"');
  expect(descriptorText(buildYardModule(['read'], undefined))).not.toContain('permissionLabels');
});
