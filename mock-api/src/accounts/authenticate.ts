import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services';
import { findActiveSession } from './active-session';
import { recordUse } from './living-session';
import { sessions } from '../db/schema';
import { reasonOfEnd } from './session-end';
import { readAccessToken, type GivenClaims } from '../security/access-token';
import type { Actor } from '../http/request-context';
import { unauthenticated } from '../errors';

/** Returns the claims of the bearer token if there is a valid one. */
export async function bearerClaims(
  services: Services,
  request: FastifyRequest,
): Promise<GivenClaims | undefined> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return token === undefined ? undefined : readAccessToken(services, token);
}

/** Returns the caller behind a token; looks up the session and the account's status on each call, which is a use of the session. Throws 401. */
export async function authenticate(services: Services, claims: GivenClaims | undefined): Promise<Actor> {
  if (!claims) throw unauthenticated();
  const actor = await findActiveSession(services, claims);
  if (!actor) throw unauthenticated(await reasonOfEnd(services, eq(sessions.id, claims.sessionId)));
  await recordUse(services, actor, claims.issuedAt);
  return actor;
}
