import { createTokenKeep } from './module-tokens';

let now = 0;
let minted = 0;
const keep = createTokenKeep(() => now);
const mint = () => Promise.resolve({ token: `token-${(minted += 1)}` });
const ask = (authorization = 'one', moduleId = 'yard') => keep(authorization, moduleId, mint);

test('a token is kept for 30 seconds, for its caller and module', async () => {
  expect(await Promise.all([ask(), ask()])).toEqual([{ token: 'token-1' }, { token: 'token-1' }]);
  expect(await ask('one', 'silo')).toEqual({ token: 'token-2' });
  expect(await ask('two')).toEqual({ token: 'token-3' });
  now = 29_999;
  expect(await ask()).toEqual({ token: 'token-1' });
  now = 30_000;
  expect(await ask()).toEqual({ token: 'token-4' });
});

test('a failure is not kept', async () => {
  await expect(keep('three', 'yard', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await ask('three')).toEqual({ token: 'token-5' });
});
