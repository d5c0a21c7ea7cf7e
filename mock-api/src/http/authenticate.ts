import type { FastifyRequest } from 'fastify';
import type { Services } from '../services';
import { findActiveSession } from '../db/active-session';
import { readAccessToken, type AccessClaims } from '../security/access-token';
import type { Actor } from './request-context';
import { unauthenticated } from './errors';

/** What the bearer token says, if there is one that still counts. */
export async function bearerClaims(
  services: Services,
  request: FastifyRequest,
): Promise<AccessClaims | undefined> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return token === undefined ? undefined : readAccessToken(services, token);
}

/** Who calls; the token's session and the account's status are looked up at each call. */
export async function authenticate(services: Services, request: FastifyRequest): Promise<Actor> {
  const claims = await bearerClaims(services, request);
  const actor = claims && (await findActiveSession(services, claims));
  if (!actor) throw unauthenticated();
  return actor;
}
