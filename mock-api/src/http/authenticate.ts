import type { FastifyRequest } from 'fastify';
import { findLivingSession } from '../resources/auth/sessions';
import { readAccessToken } from '../security/access-token';
import type { Services } from '../services';
import type { Actor } from './call';
import { unauthenticated } from './errors';

/** Reads the bearer token; its session and the account's status are looked up at each call. */
export async function authenticate(services: Services, request: FastifyRequest): Promise<Actor> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const claims = token === undefined ? undefined : await readAccessToken(services, token);
  const actor = claims && (await findLivingSession(services, claims));
  if (!actor) throw unauthenticated();
  return actor;
}
