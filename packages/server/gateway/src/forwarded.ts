import type { FastifyRequest } from 'fastify';

/** What the API is told of whom, by which name and how it was called. */
export const forwarded = (request: Pick<FastifyRequest, 'host' | 'ip' | 'protocol'>) => ({
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.host,
});
