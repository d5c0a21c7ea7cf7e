import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Returns a constant-time predicate: true for an `authorization` header that presents the token. */
export function presentsToken(token: string): (authorization: string | undefined) => boolean {
  const expected = digest(`Bearer ${token}`);
  return (authorization = '') => timingSafeEqual(digest(authorization), expected);
}
