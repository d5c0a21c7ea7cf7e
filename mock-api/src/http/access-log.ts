import type { FastifyInstance, FastifyRequest } from 'fastify';

const failedRequests = new WeakSet<FastifyRequest>();

/**
 * Logs a call that failed by a fault of the service. The access log then has no other line for the
 * call.
 */
export function logFailure(request: FastifyRequest, err: unknown): void {
  failedRequests.add(request);
  request.log.error({ req: request, err }, 'request failed');
}

/** Logs one line per call: request id, route pattern, status and duration, but nothing about the caller. */
export function registerAccessLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!failedRequests.has(request))
      request.log.info(
        { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'request',
      );
    done();
  });
}
