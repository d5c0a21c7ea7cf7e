import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The stored part of a publishing token: the hash of its secret, never the secret. */
export interface PublishToken {
  /** Eight hex digits; part of the token, and not secret. */
  id: string;
  /** The one module that the token may publish. */
  module: string;
  /** The team that owns the module. Each build has to name this team as owner, and the history records the team. */
  owner: string;
  /** SHA-256 of the secret. */
  hash: string;
  /** Times, ISO 8601. */
  created: string;
  expires: string;
  lastUsed: string | null;
  revoked: string | null;
}

/** Why a token is refused. A caller who gets `expired` or `revoked` has presented the secret. */
export type TokenRefusal = 'unknown' | 'expired' | 'revoked';

/** `escale_`, the id, and 256 random bits: a form that secret scanners find. */
const tokenText = /^escale_([0-9a-f]{8})_([\w-]{43})$/;

const dayMs = 24 * 60 * 60 * 1_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** True for a text in the form of a token. */
export const looksLikeToken = (text: string) => tokenText.test(text);

/** Creates a token: its stored part, and the text that is shown once. */
export function makeToken(
  { module, owner, days }: { module: string; owner: string; days: number },
  now = new Date(),
): { token: PublishToken; text: string } {
  const id = randomBytes(4).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  const token = {
    id,
    module,
    owner,
    hash: hashOf(secret).toString('hex'),
    created: now.toISOString(),
    expires: new Date(now.getTime() + days * dayMs).toISOString(),
    lastUsed: null,
    revoked: null,
  };
  return { token, text: `escale_${id}_${secret}` };
}

/**
 * Returns the token of a text, or why the text is refused. Takes as long for a wrong secret as for
 * an unknown id.
 */
export function matchToken(
  tokens: readonly PublishToken[],
  text: string,
  now = new Date(),
): PublishToken | TokenRefusal {
  const [, id = '', secret = ''] = tokenText.exec(text) ?? [];
  const found = tokens.find((token) => token.id === id);
  const expected = found === undefined ? Buffer.alloc(32) : Buffer.from(found.hash, 'hex');
  const isRight = timingSafeEqual(expected, hashOf(secret));
  if (found === undefined || !isRight) return 'unknown';
  return tokenRefusal(found, now) ?? found;
}

/** Returns why a token is no longer valid; `null` for a valid token. */
export function tokenRefusal({ revoked, expires }: PublishToken, now = new Date()): TokenRefusal | null {
  if (revoked !== null) return 'revoked';
  return Date.parse(expires) > now.getTime() ? null : 'expired';
}
