import { jwtVerify, SignJWT } from 'jose';
import { clockSkewMs, type Clock } from '../clock';
import type { Config } from '../config';

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** The claims of a token and its time of issue. */
export interface IssuedClaims extends AccessClaims {
  issuedAt: Date;
}

const algorithm = 'HS256';

interface Dependencies {
  config: Pick<Config, 'ACCESS_TOKEN_SECONDS' | 'SESSION_IDLE_MINUTES'>;
  clock: Clock;
  secret: Buffer;
}

/**
 * Issues an access token. Its claim `idleSeconds` tells the browser how long an idle session lasts;
 * a remembered session has no such limit.
 */
export function issueAccessToken(
  { config, clock, secret }: Dependencies,
  { remember, ...claims }: AccessClaims & { remember: boolean },
): Promise<string> {
  const now = Math.floor(clock().getTime() / 1_000);
  const idle = remember ? {} : { idleSeconds: config.SESSION_IDLE_MINUTES * 60 };
  return new SignJWT({ sid: claims.sessionId, ...idle })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(claims.userId)
    .setIssuedAt(now)
    .setExpirationTime(now + config.ACCESS_TOKEN_SECONDS)
    .setJti(crypto.randomUUID())
    .sign(secret);
}

/**
 * Returns the claims of a token; undefined if its signature is wrong, or if it has expired or is
 * dated in the future.
 */
export async function readAccessToken(
  { clock, secret }: Dependencies,
  token: string,
): Promise<IssuedClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: [algorithm], currentDate: clock() });
    const { sub, sid, iat = 0 } = payload;
    if (iat * 1_000 > clock().getTime() + clockSkewMs) return undefined;
    const issuedAt = new Date(iat * 1_000);
    return typeof sub === 'string' && typeof sid === 'string'
      ? { userId: sub, sessionId: sid, issuedAt }
      : undefined;
  } catch {
    return undefined;
  }
}
