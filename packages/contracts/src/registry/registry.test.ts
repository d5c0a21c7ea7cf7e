import { formatRegistry, parseRegistry, type RegistryEntry } from './registry';

const buildEntry = (id: string): RegistryEntry => ({
  live: {
    id,
    version: '1.0.0-aaaaaaaa',
    owner: { team: 'Équipe', contact: 'equipe@example.test' },
    label: id,
    hostApi: '^1.0.0',
    path: `/${id}`,
    card: { label: id, description: 'Carte', icon: 'box', order: 1, status: 'available' },
    permissions: ['read'],
    routes: [{ path: `/${id}`, access: 'read' }],
    entry: `/modules/${id}/1.0.0-aaaaaaaa/mf-manifest.json`,
    files: { 'mf-manifest.json': 'sha384-abc=' },
  },
  previous: [],
});

const registryText = formatRegistry([buildEntry('users'), buildEntry('settings')]);
const idsOf = (source: string) => parseRegistry(source).entries.map(({ live }) => live.id);

describe('parseRegistry', () => {
  it('reads the output of formatRegistry', () => {
    expect(parseRegistry(registryText)).toEqual({
      entries: [buildEntry('users'), buildEntry('settings')],
      rejected: [],
    });
  });

  it('keeps the versions and the addresses of a withdrawn module for its restore', () => {
    const { live } = buildEntry('users');
    const sealed = { ...live, seal: 'sha384-abc=' };
    const standIn = { ...live, entry: null, files: {}, withdrawn: true };
    const withdrawn: RegistryEntry = { live: standIn, previous: [], withdrawn: sealed };
    expect(parseRegistry(formatRegistry([withdrawn])).entries).toEqual([withdrawn]);
    const thief = { ...buildEntry('thief'), live: { ...buildEntry('thief').live, routes: live.routes } };
    expect(idsOf(formatRegistry([thief, withdrawn]))).toEqual(['users']);
  });

  it('skips only an invalid entry, and names it', () => {
    const broken = registryText.replace('"icon":"box"', '"icon":"unicorn"');
    expect(idsOf(broken)).toEqual(['settings']);
    expect(parseRegistry(broken).rejected[0]).toMatch(/^users: /);
  });

  it.each([
    ['a placeholder', { entry: null }],
    ['a module without a seal', {}],
  ])('skips %s that takes an address of another module, wherever it is in the list', (_name, changes) => {
    const sealed: RegistryEntry = {
      ...buildEntry('users'),
      live: { ...buildEntry('users').live, seal: 'sha384-abc=' },
    };
    const thief = { ...buildEntry('thief'), live: { ...buildEntry('thief').live, ...changes } };
    thief.live.routes = [{ path: '/Users/', access: 'read' }];
    for (const entries of [
      [thief, sealed],
      [sealed, thief],
    ]) {
      const registry = parseRegistry(formatRegistry(entries));
      expect(registry.entries.map(({ live }) => live.id)).toEqual(['users']);
      expect(registry.rejected).toEqual(['thief: the route /Users/ belongs to the module users already']);
    }
  });

  it('skips an entry that takes a page of the platform, live or as a canary', () => {
    const { live } = buildEntry('thief');
    const login = { ...live, routes: [{ path: '/login/', access: 'public' as const }] };
    const canary = { version: login, percent: 100, users: [] };
    for (const thief of [
      { live: login, previous: [] },
      { live, previous: [], canary },
    ])
      expect(parseRegistry(formatRegistry([thief])).rejected).toEqual([
        'thief: the route /login/ takes the page /login of the platform',
      ]);
  });

  it.each([
    '/LOGIN',
    '/login/',
    '/',
    '/modules',
    '/modules/etat',
    '/api/x',
    '/:any',
    '/Users/:other',
    '/shed',
  ])('skips an entry that takes %s', (path) => {
    const users = buildEntry('users');
    const taken = [{ path: '/users/:userId', access: 'read' as const }];
    const owner = { ...users, live: { ...users.live, path: '/users', routes: taken } };
    const { live } = buildEntry('thief');
    const thief = { live: { ...live, routes: [{ path, access: 'public' as const }] }, previous: [] };
    const { entries, rejected } = parseRegistry(formatRegistry([owner, thief]));
    expect(entries.map((kept) => kept.live.id)).toEqual(['users']);
    expect(rejected).toEqual([expect.stringContaining(`thief: the route ${path} `)]);
  });

  it('skips an entry with the id of another, and one with versions of another module', () => {
    expect(parseRegistry(formatRegistry([buildEntry('users'), buildEntry('users')])).rejected).toHaveLength(
      1,
    );
    const mixed = { ...buildEntry('users'), previous: [buildEntry('settings').live] };
    expect(parseRegistry(formatRegistry([mixed])).rejected).toEqual([
      'users: it lists a version of another module',
    ]);
  });

  it('rejects a text that is not a registry', () => {
    expect(() => parseRegistry('<!doctype html>')).toThrow('not JSON');
    expect(() => parseRegistry('null')).toThrow('no "modules" list');
    expect(() => parseRegistry(registryText.slice(0, -3))).toThrow('not JSON');
    expect(() => parseRegistry('{"modules":{}}')).toThrow('no "modules" list');
  });
});
