import { presentsToken } from '@escale/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { notFound } from '../errors';
import type { Metrics } from './metrics';

const loopbackPattern = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Returns a function that throws a 404 unless the caller may read the metrics. If METRICS_TOKEN is
 * set, callers who present it may; otherwise, callers on this machine.
 */
export function createMetricsGuard({ METRICS_TOKEN }: Config): (request: FastifyRequest) => void {
  const hasToken = METRICS_TOKEN === undefined ? undefined : presentsToken(METRICS_TOKEN);
  return ({ headers, ip, raw }) => {
    const mayRead =
      hasToken === undefined
        ? loopbackPattern.test(ip) && loopbackPattern.test(raw.socket.remoteAddress ?? '')
        : hasToken(headers.authorization);
    if (!mayRead) throw notFound();
  };
}

/** Serves metrics in the Prometheus format, outside /api: the gateway does not forward them. */
export function registerMetrics(app: FastifyInstance, config: Config, { registry }: Metrics): void {
  const assertMayRead = createMetricsGuard(config);
  app.get('/metrics', async (request, reply) => {
    assertMayRead(request);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
