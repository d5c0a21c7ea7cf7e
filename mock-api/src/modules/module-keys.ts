import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../http/define-route';
import { emptyObject } from '../http/validate';
import type { Services } from '../services';

const keysPath = '/.well-known/jwks.json';

/**
 * How long a verifier may cache the keys. No valid token is refused meanwhile: each key is
 * published long before its first use. For a token with an unknown key, a verifier fetches the keys
 * again.
 */
const cacheControl = 'public, max-age=300';

const keysAnswer = Type.Object({
  keys: Type.Array(
    Type.Object({
      kty: Type.Literal('EC'),
      crv: Type.Literal('P-256'),
      x: Type.String(),
      y: Type.String(),
      kid: Type.String(),
      use: Type.Literal('sig'),
      alg: Type.Literal('ES256'),
    }),
  ),
});

/** The public keys of the tokens for back ends of modules (RFC 7517). */
export const getModuleKeys = defineRoute({
  method: 'GET',
  path: keysPath,
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'public' },
  document: {
    summary:
      'The keys that verify tokens for back ends of modules, as a JWK Set; also at the root of the server',
    answer: keysAnswer,
    optional: true,
  },
  act: ({ services, reply }) => {
    reply.header('cache-control', cacheControl);
    return services.moduleTokens.publicKeys();
  },
  present: (keys) => ({ keys }),
});

/** Serves the keys outside /api as well: RFC 8615 places `/.well-known` at the root. */
export function registerWellKnownKeys(app: FastifyInstance, { moduleTokens }: Services): void {
  app.get(keysPath, async (_request, reply) =>
    reply.header('cache-control', cacheControl).send({ keys: await moduleTokens.publicKeys() }),
  );
}
