import { exportJWK, generateKeyPair, SignJWT, type JSONWebKeySet } from 'jose';

/** What a token of a `TestIssuer` states. */
export interface TestClaims {
  module: string;
  rights?: readonly string[];
  userId?: string;
}

/** Issues tokens as the platform does, for tests and during development. */
export interface TestIssuer {
  /** What the platform answers at `/api/.well-known/jwks.json`. */
  keys: JSONWebKeySet;
  issue: (claims: TestClaims) => Promise<string>;
}

/** Creates an issuer with a key of its own. */
export async function createTestIssuer(): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const header = { alg: 'ES256', typ: 'module+jwt', kid: 'test' };
  return {
    keys: { keys: [{ ...(await exportJWK(publicKey)), kid: header.kid, alg: header.alg, use: 'sig' }] },
    issue: ({ module, rights = [], userId = 'user-1' }) =>
      new SignJWT({ sid: 'session-1', rights })
        .setProtectedHeader(header)
        .setSubject(userId)
        .setAudience(module)
        .setIssuedAt()
        .setExpirationTime('1m')
        .sign(privateKey),
  };
}
