import { createHmac } from 'node:crypto';

/**
 * Derives the next refresh token from the previous one, so that two concurrent tabs get the same successor and a
 * session has one valid token at any time.
 */
export function successorOf(secret: Buffer, token: string): string {
  return createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url');
}
