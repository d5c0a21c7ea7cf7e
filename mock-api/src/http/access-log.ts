import type { FastifyInstance, FastifyRequest } from 'fastify';

const failed = new WeakSet<FastifyRequest>();

/** Logs a call that failed by a fault of the service; replaces its access-log line. */
export function logFailure(request: FastifyRequest, err: unknown): void {
  failed.add(request);
  request.log.error({ req: request, err }, 'request failed');
}

/** One line per call, with its identifier: route pattern, status and time, but nothing about the caller. */
export function registerAccessLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!failed.has(request))
      request.log.info(
        { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'request',
      );
    done();
  });
}
