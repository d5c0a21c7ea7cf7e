import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { daysMs, minutesMs } from '../clock';
import { createModuleTokens } from './module-tokens';

let now = new Date('2026-11-28T12:00:00Z');
const secret = Buffer.alloc(32, 7);
const claims = { userId: 'user-1', sessionId: 'session-1', moduleId: 'yard', rights: ['visible'] };
const createTokens = (own = secret) => createModuleTokens({ secret: own, clock: () => now });

const verify = async (token: string, tokens = createTokens()) =>
  jwtVerify(token, createLocalJWKSet({ keys: await tokens.publicKeys() }), { currentDate: now });

test('processes with the same secret use the same key, others another', async () => {
  const token = await createTokens().issue(claims);
  expect((await verify(token)).payload).toMatchObject({ sub: 'user-1', sid: 'session-1', aud: 'yard' });
  await expect(verify(token, createTokens(Buffer.alloc(32, 8)))).rejects.toThrow('no applicable key');
});

test('the key changes every 30 days; the next is published in advance, the last kept afterwards', async () => {
  const tokens = createTokens();
  const kid = async () => decodeProtectedHeader(await tokens.issue(claims)).kid;
  const published = async () => (await tokens.publicKeys()).map((key) => key.kid);
  const [first, before] = [await kid(), await published()];
  const token = await tokens.issue(claims);
  now = new Date(now.getTime() + 30 * daysMs);
  const second = await kid();
  expect(second).not.toBe(first);
  expect(before).toContain(second);
  expect(await published()).toContain(first);
  await expect(verify(token)).rejects.toThrow('"exp"');
  now = new Date(now.getTime() + 30 * daysMs - minutesMs);
  expect(await published()).not.toContain(first);
});
