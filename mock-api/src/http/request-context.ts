import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services';
import type { UserRow } from '../db/user-row';

/** Where a call comes from, as the audit log keeps it. */
export interface Caller {
  ipAddress: string;
  userAgent: string;
}

/** Who calls: an active account and its living session. */
export interface Actor {
  user: UserRow;
  sessionId: string;
}

export type Access = 'public' | 'signed-in';

/** One call, authenticated and validated, as an action sees it. */
export interface RequestContext<Who extends Access, Body, Params, Query = object> {
  services: Services;
  actor: Who extends 'signed-in' ? Actor : null;
  body: Body;
  params: Params;
  query: Query;
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}

export function callerOf(request: FastifyRequest): Caller {
  return { ipAddress: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 500) };
}
