import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@escale/contracts';

/** Returns 256 random bits for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns a UUID derived from the secret and a name: the same name always gives the same UUID. */
export function derivedId(secret: Buffer, name: string): string {
  const hash = createHmac('sha256', secret).update(`id:${name}`).digest('hex');
  const variant = ((parseInt(hash.charAt(16), 16) & 3) | 8).toString(16);
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
  ];
  return [...parts, hash.slice(20, 32)].join('-');
}

/** Hashes a token for the database; 256 random bits need no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Returns six random digits, uniformly distributed. */
export function newCode(): string {
  return String(randomInt(10 ** limits.otpLength)).padStart(limits.otpLength, '0');
}

/**
 * Hashes a code for the database. A code has few possible values, so only a hash with a secret key protects it from a reader of the
 * database.
 */
export function hashCode(secret: Buffer, signInId: string, code: string): string {
  return createHmac('sha256', secret).update(`code:${signInId}:${code}`).digest('base64url');
}

export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Derives the next refresh token from the previous one. Two concurrent tabs get the same successor,
 * so that a session has one valid token at a time.
 */
export function successorOf(secret: Buffer, token: string): string {
  return deriveToken(secret, `refresh:${token}`);
}

export interface BrowserTokens {
  refreshToken: string;
  device: string;
  /** Lets the user set a required new password before a session is opened. */
  passwordToken: string;
}

/**
 * Returns the tokens that a completed sign-in gives its browser. With an idempotency key, derives
 * them from that key, the sign-in and the secret: a repeated call gets the tokens of the first one.
 */
export function tokensOfSignIn(secret: Buffer, signInToken: string, key: string | undefined): BrowserTokens {
  const refreshToken = key === undefined ? newToken() : deriveToken(secret, `sign-in:${signInToken}:${key}`);
  return {
    refreshToken,
    device: deriveToken(secret, `device:${refreshToken}`),
    passwordToken: deriveToken(secret, `password:${refreshToken}`),
  };
}

function deriveToken(secret: Buffer, name: string): string {
  return createHmac('sha256', secret).update(name).digest('base64url');
}
