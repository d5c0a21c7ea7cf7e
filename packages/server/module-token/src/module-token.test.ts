import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import express from 'express';
import fastify from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createTokenVerifier, moduleUser, requireUserInExpress, requireUserInFastify } from '.';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

const closeActions: (() => unknown)[] = [];
let keys: Keys;
let otherKeys: Keys;
let platform: string;

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeActions.push(() => server.close());
  return addressOf(server);
}

beforeAll(async () => {
  [keys, otherKeys] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const next = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
  const nextJwk = { ...(await exportJWK(next.publicKey)), kid: 'two', alg: 'ES256', use: 'sig' };
  platform = await listen(
    createServer(({ url }, response) => {
      const isKeys = url === '/api/.well-known/jwks.json';
      response.writeHead(isKeys ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ keys: [jwk, nextJwk] }));
    }),
  );
});
afterAll(async () => {
  for (const close of closeActions) await close();
});

interface TokenParts {
  audience?: string;
  expires?: number;
  type?: string;
  key?: Keys['privateKey'];
  kid?: string | undefined;
}

const nowSeconds = () => Math.floor(Date.now() / 1_000);
const sign = ({
  audience = 'yard',
  expires = nowSeconds() + 60,
  type = 'module+jwt',
  key = keys.privateKey,
  ...id
}: TokenParts = {}) =>
  new SignJWT({ sid: 'session-1', rights: ['read', 'visible'] })
    .setProtectedHeader({ alg: 'ES256', typ: type, kid: 'one', ...id })
    .setSubject('user-1')
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key);

const user = { id: 'user-1', sessionId: 'session-1', rights: ['read', 'visible'] };
const options = () => ({ module: 'yard', platform });

test('a valid token names its user, session and rights', async () => {
  expect(await createTokenVerifier(options())(`Bearer ${await sign()}`)).toEqual(user);
});

test('creates no verifier without a module, since it would accept the tokens of all modules', () => {
  expect(() => createTokenVerifier({ ...options(), module: '' })).toThrow('the id of the module');
});

const makeUnsignedToken = () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = { sub: 'user-1', sid: 's', aud: 'yard', exp: nowSeconds() + 60, rights: [] };
  return `${part({ alg: 'none', typ: 'module+jwt' })}.${part(payload)}.`;
};

test.each<[string, () => string | undefined | Promise<string | undefined>]>([
  ['no header', () => undefined],
  ['no token', () => 'Bearer token'],
  ['another module', async () => `Bearer ${await sign({ audience: 'silo' })}`],
  ['an expired one', async () => `Bearer ${await sign({ expires: nowSeconds() - 10 })}`],
  ['another kind of token', async () => `Bearer ${await sign({ type: 'JWT' })}`],
  ['another key', async () => `Bearer ${await sign({ key: otherKeys.privateKey })}`],
  ['no key named', async () => `Bearer ${await sign({ kid: undefined })}`],
  ['no signature', () => `Bearer ${makeUnsignedToken()}`],
])('gives no user for %s', async (_name, create) => {
  expect(await createTokenVerifier(options())(await create())).toBeUndefined();
});

test('rejects with an error while the keys cannot be read, since the token may be valid', async () => {
  const verify = createTokenVerifier({ module: 'yard', platform: 'http://127.0.0.1:1' });
  await expect(verify(`Bearer ${await sign()}`)).rejects.toThrow();
});

async function startFastifyServer(): Promise<string> {
  const app = fastify();
  app.addHook('onRequest', requireUserInFastify(options()));
  app.get('/slots', (request) => moduleUser(request));
  closeActions.push(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

function startExpressServer(): Promise<string> {
  const app = express();
  app.use(requireUserInExpress(options()));
  app.get('/slots', (request, response) => void response.json(moduleUser(request)));
  return listen(createServer(app));
}

test.each([
  ['Fastify', startFastifyServer],
  ['Express', startExpressServer],
])('%s serves the user of a valid token, and answers 401 to others', async (_name, start) => {
  const origin = await start();
  const ask = async (authorization?: string) => {
    const answer = await fetch(
      `${origin}/slots`,
      authorization === undefined ? {} : { headers: { authorization } },
    );
    return [answer.status, await answer.json()] as const;
  };
  expect(await ask(`Bearer ${await sign()}`)).toEqual([200, user]);
  const refusal = expect.objectContaining({ success: false, code: 'UNAUTHENTICATED' }) as object;
  expect(await ask()).toEqual([401, refusal]);
  expect(await ask(`Bearer ${await sign({ audience: 'silo' })}`)).toEqual([401, refusal]);
});

test('a request that was not verified has no user', () => {
  expect(() => moduleUser({ headers: {} })).toThrow('no check');
});
