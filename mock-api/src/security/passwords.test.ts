import type * as Argon2 from '@node-rs/argon2';
import { hashPassword, verifyPassword } from './passwords';

test('a hash is salted and costs at least what OWASP recommends', async () => {
  const hash = jest.spyOn(jest.requireActual<typeof Argon2>('@node-rs/argon2'), 'hash');
  const [one, other] = [await hashPassword('Escale-1'), await hashPassword('Escale-1')];
  expect(hash).toHaveBeenLastCalledWith('Escale-1', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(one).toMatch(/^\$argon2id\$/);
  expect(one).not.toBe(other);
});

test('only the password itself matches, and nothing matches an account without one', async () => {
  const kept = await hashPassword('Escale-1');
  expect(await verifyPassword(kept, 'Escale-1')).toBe(true);
  expect(await verifyPassword(kept, 'escale-1')).toBe(false);
  expect(await verifyPassword(null, 'no account has this password')).toBe(false);
});
