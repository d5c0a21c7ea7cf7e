import { buildDescriptor } from '@escale/testing';
import { createAssetIndex } from './asset-index';

const descriptor = buildDescriptor({
  id: 'users',
  entry: '/modules/users/1.0.0/mf-manifest.json',
  files: { 'a b.js': 'sha384-x' },
});

it('finds the module of an error by the addresses in its stack, well formed or not', () => {
  const index = createAssetIndex();
  index.register(descriptor, true);
  const thrownAt = (file: string) =>
    index.moduleOfError({ stack: `Error\n at f (http://localhost:3000/modules/users/1.0.0/${file}:1:2)` });
  expect(thrownAt('a%20b.js')).toBe(descriptor);
  expect(thrownAt('a%ZZ.js')).toBe(descriptor);
  expect(index.moduleOfError({ stack: 'Error\n at f (http://localhost:3000/main.js:1:2)' })).toBeNull();
});

describe('an error counts as our own', () => {
  const index = createAssetIndex();
  const module = { ...descriptor, entry: 'https://cdn.escale.test/users/1.0.0/mf-manifest.json' };
  index.register(module, true);
  const extension = 'chrome-extension://abcdefgh/content.js:1:2';
  const chromium = (...frames: string[]) =>
    Object.assign(new TypeError('x'), {
      stack: ['TypeError: x', ...frames.map((at) => `    at ${at}`)].join('\n'),
    });
  const others = (...frames: string[]) => Object.assign(new TypeError('x'), { stack: frames.join('\n') });
  const cyclic = chromium(extension);
  cyclic.cause = cyclic;

  it.each([
    ['of the shell', chromium(`http://localhost:3000/main.js:1:2`)],
    [
      'of the shell, in a method',
      chromium('async new List.show [as open] (http://localhost:3000/main.js:1:2)'),
    ],
    ['of the shell, in Firefox or Safari', others('list/show<@http://localhost:3000/main.js:1:2', '')],
    ['of a module on another origin', chromium('f (https://cdn.escale.test/users/1.0.0/page.js:1:2)')],
    ['that an extension called', chromium('f (http://localhost:3000/main.js:1:2)', extension)],
    [
      'behind another',
      Object.assign(chromium(extension), { cause: others('@http://localhost:3000/main.js:1:2') }),
    ],
  ])('%s', (_what, error) => {
    expect(index.isOwnError(error)).toBe(true);
  });

  it.each([
    ['of an extension', chromium(`run (${extension})`, extension)],
    ['of an extension in Firefox', others('run@moz-extension://abcdefgh/content.js:1:2')],
    [
      'of a script without an address',
      chromium('<anonymous>:1:7', 'eval (eval at f (:1:2), <anonymous>:3:13)'),
    ],
    ['of a script that was made in the page', chromium('blob:http://localhost:3000/6d8f:1:2')],
    ['of another origin', chromium('http://localhost:3000.other.test/main.js:1:2')],
    ['without frames', others('')],
    ['whose words name an address of ours', chromium(`x (${extension})`, 'http://localhost:3000/main.js')],
    ['whose cause is itself', cyclic],
    ['whose stack is no text', Object.assign(new Error('x'), { stack: [1] })],
  ])('not %s', (_what, error) => {
    expect(index.isOwnError(error)).toBe(false);
  });
});
