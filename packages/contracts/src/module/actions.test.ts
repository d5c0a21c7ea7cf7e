import { actionProblems, actionsOf } from './actions';
import { descriptorText, type ModuleDescriptor } from './descriptor';
import { formatRegistry, parseRegistry } from '../registry/registry';

const addAction = { id: 'add', label: 'Ajouter', path: '/yard/add', right: 'write' } as const;
const reportAction = { id: 'report', label: 'Rapport', path: '/yard?onglet=rapport', right: 'read' } as const;
const buildYardModule = (actions: unknown): ModuleDescriptor => ({
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

it('accepts actions on routes of the module, with search parameters', () => {
  expect(actionProblems(buildYardModule([addAction, reportAction]))).toEqual([]);
  expect(actionsOf(buildYardModule([addAction, reportAction]))).toEqual([addAction, reportAction]);
  expect(actionsOf(buildYardModule(undefined))).toEqual([]);
});

it.each([
  ['an address of another module', { ...addAction, path: '/users/add' }],
  ['an address elsewhere', { ...addAction, path: 'https://elsewhere.test/' }],
  ['an unknown right', { ...addAction, right: 'fly' }],
  ['no label', { ...addAction, label: '' }],
  ['nothing at all', null],
])('refuses %s, and offers the others', (_name, wrong) => {
  expect(actionProblems(buildYardModule([wrong, reportAction]))).toHaveLength(1);
  expect(actionsOf(buildYardModule([wrong, reportAction]))).toEqual([reportAction]);
});

it('a value that is not a list offers nothing, and the module stays in the registry', () => {
  const module = buildYardModule('add');
  expect(actionProblems(module)).toEqual(['actions is no list']);
  expect(actionsOf(module)).toEqual([]);
  const registry = parseRegistry(formatRegistry([{ live: module, previous: [] }]));
  expect(registry.entries).toHaveLength(1);
});

it('the sealed text of a version contains its actions', () => {
  expect(descriptorText(buildYardModule([addAction]))).toContain('"path": "/yard/add"');
  expect(descriptorText(buildYardModule(undefined))).not.toContain('actions');
});
