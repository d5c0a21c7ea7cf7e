import { createRemoteJWKSet, errors, jwtVerify } from 'jose';

/** The user of a call, as the platform states it. */
export interface ModuleUser {
  id: string;
  sessionId: string;
  /** Names of the user's effective rights in the module, such as `visible`, `read` or one of its own. */
  rights: readonly string[];
}

export interface TokenOptions {
  /** Id of the module whose back end verifies the tokens. */
  module: string;
  /** Address of the platform's gateway or API: `https://escale.example.com`. */
  platform: string;
}

/**
 * Returns the user of an `Authorization` header; undefined if its token is missing, expired, forged or for another module. Rejects
 * if the keys of the platform cannot be read.
 */
export type VerifyToken = (authorization: string | undefined) => Promise<ModuleUser | undefined>;

/** The codes of jose for an invalid token; any other code means that the keys could not be read. */
const tokenErrorCodes = /^ERR_(?:JWT_|JWS_|JOSE_ALG_|JOSE_NOT_SUPPORTED|JWKS_(?:NO|MULTIPLE)_MATCHING_KEY)/;

/** Tolerated difference between the clocks of two machines. */
const toleranceSeconds = 5;

/**
 * Creates the function that verifies the tokens of calls to the back end of a module. The function
 * caches the platform's keys. It fetches them at its first call, for a token with an unknown key,
 * and when they are old.
 */
export function createTokenVerifier({ module, platform }: TokenOptions): VerifyToken {
  // Without an audience, tokens for other modules would be accepted.
  if (!module) throw new TypeError('createTokenVerifier needs the id of the module');
  const keys = createRemoteJWKSet(new URL('/api/.well-known/jwks.json', platform));
  const options = {
    audience: module,
    algorithms: ['ES256'],
    typ: 'module+jwt',
    requiredClaims: ['sub', 'sid', 'exp', 'rights'],
    clockTolerance: toleranceSeconds,
  };
  return async (authorization) => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return undefined;
    try {
      const { payload } = await jwtVerify<{ sid: string; rights: string[] }>(token, keys, options);
      return { id: payload.sub ?? '', sessionId: payload.sid, rights: payload.rights };
    } catch (error) {
      if (error instanceof errors.JOSEError && tokenErrorCodes.test(error.code)) return undefined;
      throw error;
    }
  };
}
