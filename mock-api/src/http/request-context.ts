import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services';
import type { Place } from '../limits/admission';
import type { Alone } from '../limits/alone';
import type { ListVersions } from '../db/list-versions';
import type { ActingUser } from '../db/user-row';

/** The origin of a call, as recorded in the audit log. */
export interface Caller {
  ipAddress: string;
  userAgent: string;
}

/** The caller: an active account and its active session. */
export interface Actor {
  user: ActingUser;
  sessionId: string;
  /** When the caller signed in: their last proof of identity. */
  createdAt: Date;
  /** As they were when the call was authenticated. */
  listVersions: ListVersions;
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
  apart: Place['apart'];
  alone: Alone;
  leave: Place['leave'];
}

export function callerOf(request: FastifyRequest): Caller {
  return { ipAddress: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 500) };
}
