import { toLoadError } from './chunk-error';
import { ModuleLoadError } from './module-load-error';

const buildChunkError = (type: string) =>
  Object.assign(new Error('Loading chunk 12 failed.'), {
    name: 'ChunkLoadError',
    type,
    request: 'https://escale.test/modules/users/1.0.0/12.js',
  });
const noLoadError = () => undefined;

it.each([
  ['error', 'unreachable'],
  ['timeout', 'unreachable'],
  ['missing', 'broken'],
] as const)('a chunk that failed with "%s" is %s', (type, kind) => {
  expect(toLoadError(buildChunkError(type), noLoadError)).toMatchObject({ kind });
});

it('what is known of the file comes first', () => {
  const known = new ModuleLoadError('integrity');
  expect(toLoadError(buildChunkError('missing'), () => known)).toBe(known);
});

it('an error of the code itself is no load error', () => {
  expect(toLoadError(new TypeError('x is undefined'), noLoadError)).toBeNull();
});
