import type { Services } from '../services';
import { findActiveSession } from '../db/active-session';
import type { UserRow } from '../db/user-row';
import { readAccessToken, type AccessClaims } from '../security/access-token';

/** The identity behind a connection. */
export interface ConnectionIdentity {
  claims: AccessClaims;
  user: UserRow;
  livesUntil: Date;
}

/** Returns the identity behind a token by the rules of a REST call, or undefined when token, session or account is not valid. */
export async function authenticateSocket(
  services: Services,
  token: unknown,
): Promise<ConnectionIdentity | undefined> {
  const claims = typeof token === 'string' ? await readAccessToken(services, token) : undefined;
  return claims && revalidate(services, claims);
}

/** Checks the session and account of an open connection again; its token may have expired since. */
export async function revalidate(
  services: Services,
  claims: AccessClaims,
): Promise<ConnectionIdentity | undefined> {
  const actor = await findActiveSession(services, claims);
  return actor && { claims, user: actor.user, livesUntil: actor.livesUntil };
}
