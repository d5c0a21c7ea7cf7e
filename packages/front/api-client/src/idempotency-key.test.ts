import { idempotentCalls } from './idempotency-key';

const keyIn = (config: ReturnType<ReturnType<typeof idempotentCalls>>): unknown =>
  config.headers?.['idempotency-key'];

it('gives the same call the same key, another call another key, and each form its own', () => {
  const withKey = idempotentCalls();
  const first = keyIn(withKey({ code: '1' }));
  expect(first).toMatch(/^"[\da-f]{32}"$/);
  expect(keyIn(withKey({ code: '1' }))).toBe(first);
  expect(keyIn(withKey({ code: '2' }))).not.toBe(first);
  expect(keyIn(idempotentCalls()({ code: '1' }))).not.toBe(first);
});
