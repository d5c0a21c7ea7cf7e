import type { FastifyInstance } from 'fastify';
import { isRealtimeCall } from '@escale/contracts';
import type { Metrics } from './metrics';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Counts and times every call. Unknown paths share one label, since anyone can invent them. */
export function countCalls(app: FastifyInstance, { calls, durations }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isLive = isRealtimeCall(request.url);
    const known = request.is404 ? undefined : request.routeOptions.url;
    const route = isLive ? 'live' : (known ?? 'unknown');
    const method = methods.includes(request.method) ? request.method : 'other';
    calls.inc({ route, method, status: reply.statusCode });
    // Live calls are not timed: a long poll lasts until something happens.
    if (!isLive) durations.observe({ route, method }, reply.elapsedTime / 1_000);
    done();
  });
}
