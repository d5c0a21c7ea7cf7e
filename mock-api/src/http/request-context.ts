import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../rights/actor';
import type { Services } from '../services';
import type { CallSlot } from '../limits/admission';
import type { Serialize } from '../limits/serialize';
import { readAccessToken, type IssuedClaims } from '../security/access-token';

/** The origin of a call, as recorded in the audit log. */
export interface Caller {
  ipAddress: string;
  userAgent: string;
}

export type Access = 'public' | 'signed-in';

/** An authenticated and validated call. */
export interface RequestContext<Who extends Access, Body, Params, Query = object> {
  services: Services;
  actor: Who extends 'signed-in' ? Actor : null;
  body: Body;
  params: Params;
  query: Query;
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
  withoutSlot: CallSlot['withoutSlot'];
  serialize: Serialize;
  releaseSlot: CallSlot['release'];
}

export function callerOf(request: FastifyRequest): Caller {
  return { ipAddress: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 500) };
}

export const bearerToken = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** Returns the claims of the bearer token if there is a valid one. */
export async function bearerClaims(
  services: Services,
  request: FastifyRequest,
): Promise<IssuedClaims | undefined> {
  const token = bearerToken(request);
  return token === undefined ? undefined : readAccessToken(services, token);
}
