import { hostApiVersion } from '@escale/contracts';
import { buildDescriptor } from '@escale/testing';
import { checkCompatibility } from './compatibility';
import { overriddenMark } from '../registry/override';
import type { HostCapabilities } from './host-capabilities';

const host: HostCapabilities = {
  hostApi: hostApiVersion,
  allowedOrigins: ['https://cdn.escale.test'],
  development: false,
  shared: { react: '19.3.1' },
  release: '1.5.0-live',
};

const sealedModule = buildDescriptor({
  files: { 'mf-manifest.json': 'sha384-abc=' },
  seal: 'sha384-abc=',
  requires: { react: '^19.0.0' },
});

const refusalKind = (changes: Partial<typeof sealedModule>, development = false) =>
  checkCompatibility({ ...sealedModule, ...changes }, { ...host, development })?.kind ?? 'passes';

it.each<[string, Partial<typeof sealedModule>, string]>([
  ['a sealed module of this origin', {}, 'passes'],
  ['one of an allowed origin', { entry: 'https://cdn.escale.test/mf-manifest.json' }, 'passes'],
  ['one of another origin', { entry: 'https://elsewhere.test/mf-manifest.json' }, 'origin'],
  ['one for another platform version', { hostApi: '^2.0.0' }, 'host-api'],
  ['one with an invalid range', { hostApi: 'newest' }, 'host-api'],
  ['one for another React', { requires: { react: '^18.0.0' } }, 'shared'],
  ['one that needs an unknown package', { requires: { vue: '^3.0.0' } }, 'shared'],
  [
    'one that lacks an export here',
    { lacks: { '1.5.0-live': 'Timeline (@escale/design-system)' } },
    'shared',
  ],
  ['one that lacks an export elsewhere', { lacks: { '1.4.0-before': 'Timeline' } }, 'passes'],
  ['one without hashes', { files: {} }, 'integrity'],
  ['one without a seal', { seal: undefined }, 'integrity'],
  ['one that calls itself an override', { version: 'override', files: {}, seal: undefined }, 'integrity'],
])('%s: %s', (_name, changes, expected) => {
  expect(refusalKind(changes)).toBe(expected);
});

it('checks the origin first, then the platform, then the shared packages', () => {
  const all = { entry: 'https://elsewhere.test/x.json', hostApi: '^2.0.0', requires: { react: '^18.0.0' } };
  expect(refusalKind(all)).toBe('origin');
  expect(refusalKind({ ...all, entry: sealedModule.entry })).toBe('host-api');
});

const overrideMark = { [overriddenMark]: true };

it('accepts the override of this tab without hashes', () => {
  const own = {
    ...sealedModule,
    entry: 'http://localhost:3010/mf-manifest.json',
    files: {},
    seal: undefined,
  };
  expect(checkCompatibility({ ...own, ...overrideMark }, host)).toBeNull();
  expect(checkCompatibility(own, host)?.kind).toBe('origin');
});

it('accepts modules without hashes in development only', () => {
  expect(refusalKind({ seal: undefined, files: {} }, true)).toBe('passes');
});
