import { descriptorText, type ModuleDescriptor } from './descriptor';
import { topicProblems, topicRights, topicsOf } from './topics';

const berthsTopic = { name: 'berths', right: 'read' };
const buildQuayModule = (topics: unknown, version = '1.0.0'): ModuleDescriptor => ({
  id: 'quay',
  version,
  owner: { team: 'Équipe Quai', contact: 'quai@escale.test' },
  label: 'Quai',
  hostApi: '^1.8.0',
  path: '/quay',
  card: null,
  permissions: ['read', 'release'],
  routes: [{ path: '/quay', access: 'read' }],
  topics: topics as ModuleDescriptor['topics'],
  entry: null,
  files: {},
});

it('accepts topics with a right of the platform or of the module', () => {
  const topics = [berthsTopic, { name: 'releases', right: 'release' }];
  expect(topicProblems(buildQuayModule(topics))).toEqual([]);
  expect(topicsOf(buildQuayModule(topics))).toEqual(topics);
  expect(topicsOf(buildQuayModule(undefined))).toEqual([]);
});

it.each([
  ['no list', 'berths', /topics is no list/],
  ['a name of another module', [{ ...berthsTopic, name: 'users/list' }], /topic 1: name must match/],
  ['a right of nobody', [{ ...berthsTopic, right: 'fly' }], /needs the right fly/],
  ['one twice', [berthsTopic, berthsTopic], /berths is declared twice/],
  ['no right', [{ name: 'berths' }], /topic 1: right is a required field/],
  [
    'too many',
    Array.from({ length: 11 }, (_, index) => ({ ...berthsTopic, name: `t${index}-x` })),
    /more than 10 topics/,
  ],
])('says why a declaration of topics is refused: %s', (_name, topics, problem) => {
  expect(topicProblems(buildQuayModule(topics)).join()).toMatch(problem);
});

it('topics are part of the sealed text, and add nothing to it for a module without topics', () => {
  expect(descriptorText(buildQuayModule([berthsTopic]))).toContain('"topics"');
  expect(descriptorText(buildQuayModule(undefined))).not.toContain('topics');
});

it('a topic needs the rights of all versions in use; a withdrawn module has no topics', () => {
  const live = buildQuayModule([berthsTopic]);
  const canary = buildQuayModule([{ ...berthsTopic, right: 'release' }], '2.0.0');
  const rights = (entry: object) => topicRights([{ live, previous: [], ...entry }]).get('quay/berths');
  expect(rights({})).toEqual({ moduleId: 'quay', rights: ['read'] });
  expect(rights({ canary: { version: canary, percent: 10, users: [] } })?.rights).toEqual([
    'read',
    'release',
  ]);
  expect(rights({ withdrawn: live })).toBeUndefined();
});
