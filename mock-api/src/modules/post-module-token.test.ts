import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { secondsMs } from '../clock';
import { addPerson } from '../../testing/test-people';
import { createTestRegistry, yard } from '../../testing/test-registry';
import { startTestServer, type TestServer } from '../../testing/test-server';

const registry = createTestRegistry(
  { ...yard, backend: true },
  { ...yard, id: 'silo', path: '/silo', routes: [] },
);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ MODULE_REGISTRY: registry.file });
});
afterAll(() => server.close());

const addSignedIn = async (
  ...rights: Parameters<typeof addPerson> extends [unknown, ...infer Rest] ? Rest : never
) => (await addPerson(server, ...rights)).join();
type Person = Awaited<ReturnType<typeof addSignedIn>>;
const tokenFor = ({ client, headers }: Person, module = 'yard') =>
  client.post(`/auth/module-token/${module}`, undefined, headers);
const readKeys = async () => (await server.client().get('/.well-known/jwks.json')).body as JSONWebKeySet;
const verify = async (token: string, audience = 'yard') =>
  jwtVerify(token, createLocalJWKSet(await readKeys()), { audience, currentDate: server.now() });

test('a token names user, session and rights in the module, for it alone and for a minute', async () => {
  const admin = await addSignedIn('ADMIN');
  const answer = await tokenFor(admin);
  const { token, expiresInSeconds } = answer.body as { token: string; expiresInSeconds: number };
  const { payload, protectedHeader } = await verify(token);
  expect(protectedHeader).toMatchObject({ alg: 'ES256', typ: 'module+jwt' });
  expect(payload).toMatchObject({ sub: admin.id, aud: 'yard', rights: ['read', 'release', 'visible'] });
  expect([payload.exp! - payload.iat!, expiresInSeconds]).toEqual([60, 60]);
  const { body } = await admin.client.get(`/users/${admin.id}/sessions`, admin.headers);
  expect(payload.sid).toBe((body as { data: { id: string }[] }).data[0]?.id);
  await expect(verify(token, 'silo')).rejects.toThrow('"aud"');
  server.advance(61 * secondsMs);
  await expect(verify(token)).rejects.toThrow('"exp"');
});

test('an entry of the user overrides the rights of the role', async () => {
  const person = await addSignedIn('OPERATOR', undefined, {
    yard: { visible: true, read: true, release: false },
  });
  const { payload } = await verify((await tokenFor(person)).body.token as string);
  expect(payload.rights).toEqual(['read', 'visible']);
});

test('without the right to see the module there is no token', async () => {
  expect(await tokenFor(await addSignedIn('OPERATOR'))).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN' },
  });
});

test('a module without a back end has no tokens', async () => {
  expect(await tokenFor(await addSignedIn('ADMIN'), 'silo')).toMatchObject({
    status: 404,
    body: { code: 'BACKEND_NOT_ALLOWED', error: "Ce module n'a pas de service autorisé." },
  });
});

test('an ended session gets no further token, and a token for a back end opens nothing here', async () => {
  const admin = await addSignedIn('ADMIN');
  const { token } = (await tokenFor(admin)).body as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  expect((await admin.client.get('/auth/me', headers)).status).toBe(401);
  await admin.client.post('/auth/logout', undefined, admin.headers);
  expect((await tokenFor(admin)).status).toBe(401);
});

test('the keys are public, without their private part, also at the root of the server', async () => {
  const root = await fetch(`${server.origin}/.well-known/jwks.json`);
  expect(root.headers.get('cache-control')).toBe('public, max-age=300');
  expect(await root.json()).toEqual(await readKeys());
  expect(JSON.stringify(await readKeys())).not.toContain('"d"');
});
