import { buildDescriptor } from '@escale/testing';
import { checkCompatibility, type Host } from './compatibility';

const host: Host = {
  allowedOrigins: ['https://cdn.escale.test'],
  development: false,
  shared: { react: '19.3.1' },
};

const sealed = buildDescriptor({
  files: { 'mf-manifest.json': 'sha384-abc=' },
  seal: 'sha384-abc=',
  requires: { react: '^19.0.0' },
});

const kindOf = (changes: Partial<typeof sealed>, development = false) =>
  checkCompatibility({ ...sealed, ...changes }, { ...host, development })?.kind ?? 'passes';

it.each<[string, Partial<typeof sealed>, string]>([
  ['a sealed module of this origin', {}, 'passes'],
  ['one of an allowed origin', { entry: 'https://cdn.escale.test/mf-manifest.json' }, 'passes'],
  ['one of another origin', { entry: 'https://elsewhere.test/mf-manifest.json' }, 'origin'],
  ['another platform', { hostApi: '^2.0.0' }, 'host-api'],
  ['a range that is none', { hostApi: 'newest' }, 'host-api'],
  ['another React', { requires: { react: '^18.0.0' } }, 'shared'],
  ['a package that nobody provides', { requires: { vue: '^3.0.0' } }, 'shared'],
  ['no hashes', { files: {} }, 'integrity'],
  ['no seal', { seal: undefined }, 'integrity'],
])('%s: %s', (_name, changes, expected) => {
  expect(kindOf(changes)).toBe(expected);
});

it('asks for the origin first, then for the platform, then for what is shared', () => {
  const all = { entry: 'https://elsewhere.test/x.json', hostApi: '^2.0.0', requires: { react: '^18.0.0' } };
  expect(kindOf(all)).toBe('origin');
  expect(kindOf({ ...all, entry: sealed.entry })).toBe('host-api');
});

it('takes modules without hashes in development only', () => {
  expect(kindOf({ seal: undefined, files: {} }, true)).toBe('passes');
});
