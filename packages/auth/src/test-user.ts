import { buildUser } from '@escale/contracts/testing';

export const testUser = buildUser({ role: 'ADMIN' });

/** An access token that expires in `seconds`; its signature is never checked in the browser. */
export function tokenExpiringIn(seconds: number, subject = testUser.id): string {
  return `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds, sub: subject }))}.s`;
}
