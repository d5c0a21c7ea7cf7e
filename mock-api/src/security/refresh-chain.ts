import { createHmac } from 'node:crypto';
import { newToken } from './tokens';

/**
 * Derives the next refresh token from the previous one, so that two concurrent tabs get the same successor and a
 * session has one valid token at any time.
 */
export function successorOf(secret: Buffer, token: string): string {
  return derived(secret, `refresh:${token}`);
}

export interface BrowserTokens {
  refreshToken: string;
  device: string;
}

/**
 * The tokens that a finished sign-in gives its browser. With a key of the caller they are the same ones each time, so that
 * a repeated call gets those of the first; nobody can derive them without the secret.
 */
export function tokensOfSignIn(secret: Buffer, signInToken: string, key: string | undefined): BrowserTokens {
  const refreshToken = key === undefined ? newToken() : derived(secret, `sign-in:${signInToken}:${key}`);
  return { refreshToken, device: derived(secret, `device:${refreshToken}`) };
}

function derived(secret: Buffer, name: string): string {
  return createHmac('sha256', secret).update(name).digest('base64url');
}
