import { contributionProblems, contributionsOf } from './contributions';
import { descriptorText, type ModuleDescriptor } from './descriptor';
import { pageNameProblems } from './pages';
import { formatRegistry, parseRegistry } from '../registry/registry';

const tabContribution = {
  point: 'user-tab',
  id: 'gates',
  label: 'Accès au quai',
  right: 'read',
  order: 10,
} as const;
const menuContribution = {
  ...tabContribution,
  point: 'user-menu',
  id: 'mine',
  path: '/yard/mine',
  right: 'release',
} as const;
const buildYardModule = (contributions: unknown): ModuleDescriptor => ({
  id: 'yard',
  version: '1.0.0-aaaaaaaa',
  owner: { team: 'Équipe Parc', contact: 'parc@escale.test' },
  label: 'Parc',
  hostApi: '^1.6.0',
  path: '/yard',
  card: null,
  permissions: ['read', 'release'],
  routes: [
    { path: '/yard', access: 'read', name: 'home' },
    { path: '/yard/mine', access: 'read' },
  ],
  contributions: contributions as ModuleDescriptor['contributions'],
  entry: null,
  files: {},
});

it('accepts contributions to the known points, with a right of the platform or of the module', () => {
  expect(contributionProblems(buildYardModule([tabContribution, menuContribution]))).toEqual([]);
  expect(contributionsOf(buildYardModule([tabContribution, menuContribution]))).toEqual([
    tabContribution,
    menuContribution,
  ]);
  expect(contributionsOf(buildYardModule(undefined))).toEqual([]);
});

it.each([
  [
    'an unknown point',
    { ...tabContribution, point: 'header' },
    /the point header does not exist \(the points: user-tab,/,
  ],
  ['a right of nobody', { ...tabContribution, right: 'fly' }, /needs the right fly/],
  [
    'a tab that is a link',
    { ...tabContribution, path: '/yard' },
    /only an item of the user menu can be a link/,
  ],
  ['a link elsewhere', { ...menuContribution, path: '/users' }, /leads to \/users, no route of the module/],
  ['a place on no card', { ...tabContribution, point: 'home-card' }, /needs a card/],
  ['no label', { ...tabContribution, label: '' }, /label/],
  ['nothing at all', null, /contribution 1/],
])('refuses %s in words, and shows the others', (_name, wrong, words) => {
  expect(contributionProblems(buildYardModule([wrong, menuContribution]))).toEqual([
    expect.stringMatching(words),
  ]);
  expect(contributionsOf(buildYardModule([wrong, menuContribution]))).toEqual([menuContribution]);
});

it('shows only one of two contributions with the same name', () => {
  expect(contributionProblems(buildYardModule([tabContribution, tabContribution]))).toEqual([
    'the contribution user-tab/gates is declared twice',
  ]);
  expect(contributionsOf(buildYardModule([tabContribution, tabContribution]))).toEqual([tabContribution]);
});

it('a value that is not a list shows nothing, and the module stays in the registry', () => {
  const module = buildYardModule('tab');
  expect(contributionProblems(module)).toEqual(['contributions is no list']);
  expect(contributionsOf(module)).toEqual([]);
  expect(parseRegistry(formatRegistry([{ live: module, previous: [] }])).entries).toHaveLength(1);
});

it('the sealed text of a version contains its contributions', () => {
  expect(descriptorText(buildYardModule([tabContribution]))).toContain('"point": "user-tab"');
  expect(descriptorText(buildYardModule(undefined))).not.toContain('contributions');
});

it('a page name belongs to one route', () => {
  const routes = ['/yard', '/yard/list'].map((path) => ({ path, access: 'read', name: 'home' }) as const);
  expect(pageNameProblems({ routes })).toEqual(['the name home belongs to more than one route']);
  expect(pageNameProblems(buildYardModule([]))).toEqual([]);
});
