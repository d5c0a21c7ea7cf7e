import { createECDH, hkdfSync } from 'node:crypto';
import { calculateJwkThumbprint, createLocalJWKSet, importJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import { daysMs, type Clock } from '../clock';

/**
 * The claims of a token: its user and session, the module for whose back end the token is valid,
 * and the effective rights of the user in this module.
 */
export interface ModuleClaims {
  userId: string;
  sessionId: string;
  moduleId: string;
  rights: readonly string[];
}

/** Tokens for the back ends of modules, each valid for one module and for one minute. */
export interface ModuleTokens {
  issue: (claims: ModuleClaims) => Promise<string>;
  /** Returns the claims of a token that has a valid signature and has not expired. */
  read: (token: string) => Promise<ModuleClaims | undefined>;
  /** The keys with which any server can verify a token: the present one, its predecessor and its successor. */
  publicKeys: () => Promise<JWK[]>;
}

export const moduleTokenSeconds = 60;

/** How long a signing key is used. */
const keyPeriodMs = 30 * daysMs;

const algorithm = 'ES256';
const tokenType = 'module+jwt';
const requiredClaims = ['sub', 'aud', 'sid', 'exp', 'rights'];

/** The order of the curve P-256; a private key is a number below it. */
const curveOrder = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Derives the key of a period from the installation's secret, so that all processes use the same key and nothing has to be stored.
 * The 16 bytes beyond the length of the order make all numbers almost equally likely (FIPS 186-5, A.2.1).
 */
async function deriveKey(secret: Buffer, period: number): Promise<{ kid: string; jwk: JWK; d: string }> {
  const bytes = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `module tokens ${period}`, 48));
  const number = (BigInt(`0x${bytes.toString('hex')}`) % (curveOrder - 1n)) + 1n;
  const d = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const base64url = (part: Buffer) => part.toString('base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: base64url(point.subarray(1, 33)),
    y: base64url(point.subarray(33)),
  };
  return { kid: await calculateJwkThumbprint(jwk), jwk, d: base64url(d) };
}

/** Creates the tokens of an installation. */
export function createModuleTokens({ secret, clock }: { secret: Buffer; clock: Clock }): ModuleTokens {
  const derived = new Map<number, ReturnType<typeof deriveKey>>();
  const keyOf = (period: number) => {
    const key = derived.get(period) ?? deriveKey(secret, period);
    derived.set(period, key);
    return key;
  };
  const now = () => Math.floor(clock().getTime() / keyPeriodMs);
  const publicKeys = () =>
    Promise.all(
      [now(), now() - 1, now() + 1].map(async (period) => {
        const { kid, jwk } = await keyOf(period);
        return { ...jwk, kid, use: 'sig', alg: algorithm };
      }),
    );
  return {
    issue: async ({ userId, sessionId, moduleId, rights }) => {
      const { kid, jwk, d } = await keyOf(now());
      const seconds = Math.floor(clock().getTime() / 1_000);
      return new SignJWT({ sid: sessionId, rights })
        .setProtectedHeader({ alg: algorithm, typ: tokenType, kid })
        .setSubject(userId)
        .setAudience(moduleId)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + moduleTokenSeconds)
        .setJti(crypto.randomUUID())
        .sign(await importJWK({ ...jwk, d }, algorithm));
    },
    read: async (token) => {
      try {
        const { payload } = await jwtVerify<{ sid: string; rights: string[] }>(
          token,
          createLocalJWKSet({ keys: await publicKeys() }),
          { algorithms: [algorithm], typ: tokenType, currentDate: clock(), requiredClaims },
        );
        const { sub, aud, sid, rights } = payload;
        return typeof sub === 'string' && typeof aud === 'string'
          ? { userId: sub, sessionId: sid, moduleId: aud, rights }
          : undefined;
      } catch {
        return undefined;
      }
    },
    publicKeys,
  };
}
