import { createHmac } from 'node:crypto';

/**
 * The token that follows another in its session. Since it follows from the one before, two tabs that send the same
 * token at the same moment are given the same successor, and a session has one living token at any time.
 */
export function successorOf(secret: Buffer, token: string): string {
  return createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url');
}
