import { buildUser } from '@escale/contracts/testing';

export const testUser = buildUser({ role: 'ADMIN' });

/** Returns an access token that expires in `seconds`; its signature is never checked in the browser. */
export function tokenExpiringIn(seconds: number, subject = testUser.id, idleSeconds?: number): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iat, exp: iat + seconds, sub: subject, idleSeconds };
  return `h.${btoa(JSON.stringify(claims))}.s`;
}
