import type { Services } from '../services';
import { findActiveSession } from '../db/active-session';
import type { UserRow } from '../db/user-row';
import { readAccessToken, type AccessClaims } from '../security/access-token';

/** The identity behind a connection. */
export interface Visitor {
  claims: AccessClaims;
  user: UserRow;
  expiresAt: Date;
}

/** Who connects, by the same rules as a REST call: a living token, session and account. */
export async function authenticateSocket(services: Services, token: unknown): Promise<Visitor | undefined> {
  const claims = typeof token === 'string' ? await readAccessToken(services, token) : undefined;
  return claims && revalidate(services, claims);
}

/** The same for a connection that stands, whatever has become of its token since. */
export async function revalidate(services: Services, claims: AccessClaims): Promise<Visitor | undefined> {
  const actor = await findActiveSession(services, claims);
  return actor && { claims, user: actor.user, expiresAt: actor.expiresAt };
}
