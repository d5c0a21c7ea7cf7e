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
