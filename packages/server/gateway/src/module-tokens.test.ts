import { createTokenCache } from './module-tokens';

let now = 0;
let mintedCount = 0;
const keepToken = createTokenCache(() => now);
const mint = () => Promise.resolve({ token: `token-${(mintedCount += 1)}` });
const requestToken = (authorization = 'one', moduleId = 'yard') => keepToken(authorization, moduleId, mint);

test('a token is kept for 30 seconds, for its caller and module', async () => {
  expect(await Promise.all([requestToken(), requestToken()])).toEqual([
    { token: 'token-1' },
    { token: 'token-1' },
  ]);
  expect(await requestToken('one', 'silo')).toEqual({ token: 'token-2' });
  expect(await requestToken('two')).toEqual({ token: 'token-3' });
  now = 29_999;
  expect(await requestToken()).toEqual({ token: 'token-1' });
  now = 30_000;
  expect(await requestToken()).toEqual({ token: 'token-4' });
});

test('a failure is not kept', async () => {
  await expect(keepToken('three', 'yard', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await requestToken('three')).toEqual({ token: 'token-5' });
});
