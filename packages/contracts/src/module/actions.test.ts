import { actionProblems, actionsOf } from './actions';
import { descriptorText, type ModuleDescriptor } from './descriptor';
import { formatRegistry, parseRegistry } from '../registry/registry';

const add = { id: 'add', label: 'Ajouter', path: '/yard/add', right: 'write' } as const;
const report = { id: 'report', label: 'Rapport', path: '/yard?onglet=rapport', right: 'read' } as const;
const yard = (actions: unknown): ModuleDescriptor => ({
  id: 'yard',
  version: '1.0.0-aaaaaaaa',
  owner: { team: 'Équipe Parc', contact: 'parc@escale.test' },
  label: 'Parc',
  hostApi: '^1.2.0',
  path: '/yard',
  card: null,
  permissions: ['read', 'write'],
  routes: [
    { path: '/yard', access: 'read' },
    { path: '/yard/add', access: 'write' },
  ],
  actions: actions as ModuleDescriptor['actions'],
  entry: null,
  files: {},
});

it('takes actions on routes of the module, with search parameters', () => {
  expect(actionProblems(yard([add, report]))).toEqual([]);
  expect(actionsOf(yard([add, report]))).toEqual([add, report]);
  expect(actionsOf(yard(undefined))).toEqual([]);
});

it.each([
  ['an address of another module', { ...add, path: '/users/add' }],
  ['an address elsewhere', { ...add, path: 'https://elsewhere.test/' }],
  ['an unknown right', { ...add, right: 'fly' }],
  ['no label', { ...add, label: '' }],
  ['nothing at all', null],
])('refuses %s, and offers the others', (_name, wrong) => {
  expect(actionProblems(yard([wrong, report]))).toHaveLength(1);
  expect(actionsOf(yard([wrong, report]))).toEqual([report]);
});

it('a list that is none offers nothing, and the module stays in the registry', () => {
  const module = yard('add');
  expect(actionProblems(module)).toEqual(['actions is no list']);
  expect(actionsOf(module)).toEqual([]);
  const registry = parseRegistry(formatRegistry([{ live: module, previous: [] }]));
  expect(registry.entries).toHaveLength(1);
});

it('the sealed text of a version contains its actions', () => {
  expect(descriptorText(yard([add]))).toContain('"path": "/yard/add"');
  expect(descriptorText(yard(undefined))).not.toContain('actions');
});
