import { eq } from 'drizzle-orm';
import type { Services } from '../services';
import { findActiveSession } from '../accounts/active-session';
import { sessions } from '../db/schema';
import type { UserRow } from '../db/user-row';
import { readAccessToken, type AccessClaims } from '../security/access-token';

/** The identity behind a connection. */
export interface ConnectionIdentity {
  claims: AccessClaims;
  user: UserRow;
  endOfSession: Date;
}

/** Authenticates a token as a REST call does; returns undefined if token, session or account is not valid. */
export async function authenticateSocket(
  services: Services,
  token: unknown,
): Promise<ConnectionIdentity | undefined> {
  const claims = typeof token === 'string' ? await readAccessToken(services, token) : undefined;
  return claims && revalidate(services, claims);
}

/** Checks session and account of an open connection again, but not its token, which may have expired by now. */
export async function revalidate(
  services: Services,
  claims: AccessClaims,
): Promise<ConnectionIdentity | undefined> {
  const actor = await findActiveSession(services, claims);
  return actor && { claims, user: actor.user, endOfSession: actor.endOfSession };
}

/** True if the session ended because the account signed in again in the same browser. */
export async function isSessionReplaced(
  { db }: Pick<Services, 'db'>,
  { sessionId }: AccessClaims,
): Promise<boolean> {
  const [found] = await db
    .select({ endReason: sessions.endReason })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return found?.endReason === 'REPLACED';
}
