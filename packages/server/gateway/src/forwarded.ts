import type { FastifyRequest } from 'fastify';

/** Returns the headers that give the API the caller's address, the host and the protocol. */
export const forwardedHeaders = (request: Pick<FastifyRequest, 'host' | 'ip' | 'protocol'>) => ({
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.host,
});
