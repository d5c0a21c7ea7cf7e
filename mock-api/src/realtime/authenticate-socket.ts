import type { UserRow } from '../resources/users/user-row';
import { findLivingSession } from '../resources/auth/sessions';
import { readAccessToken, type AccessClaims } from '../security/access-token';
import type { Services } from '../services';

/** Who stands behind a connection. */
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
  const actor = await findLivingSession(services, claims);
  return actor && { claims, user: actor.user, expiresAt: actor.expiresAt };
}
