import { formatRegistry, parseRegistry, type RegistryEntry } from './registry';

const entry = (id: string): RegistryEntry => ({
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

const text = formatRegistry([entry('users'), entry('settings')]);
const idsOf = (source: string) => parseRegistry(source).entries.map(({ live }) => live.id);

describe('parseRegistry', () => {
  it('reads the output of formatRegistry', () => {
    expect(parseRegistry(text)).toEqual({ entries: [entry('users'), entry('settings')], rejected: [] });
  });

  it('skips only an invalid entry, and names it', () => {
    const broken = text.replace('"icon":"box"', '"icon":"unicorn"');
    expect(idsOf(broken)).toEqual(['settings']);
    expect(parseRegistry(broken).rejected[0]).toMatch(/^users: /);
  });

  it('rejects a text that is not a registry', () => {
    expect(() => parseRegistry('<!doctype html>')).toThrow('not JSON');
    expect(() => parseRegistry('null')).toThrow('no "modules" list');
    expect(() => parseRegistry(text.slice(0, -3))).toThrow('not JSON');
    expect(() => parseRegistry('{"modules":{}}')).toThrow('no "modules" list');
  });
});
