import type { FastifyRequest } from 'fastify';

/** The headers that tell the API about the caller, the host and the protocol. */
export const forwardedHeaders = (request: Pick<FastifyRequest, 'host' | 'ip' | 'protocol'>) => ({
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.host,
});
