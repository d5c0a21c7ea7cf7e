import { presentsToken } from '@escale/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { RequestError } from '../errors';
import { sentences } from '../messages/sentences';
import type { Metrics } from './metrics';

const loopbackPattern = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Serves metrics in the Prometheus format, outside /api: the gateway does not forward them. If METRICS_TOKEN is set, only callers
 * who present it may read them, else only callers on this machine; all others get a 404.
 */
export function registerMetrics(
  app: FastifyInstance,
  { METRICS_TOKEN }: Config,
  { registry }: Metrics,
): void {
  const hasToken = METRICS_TOKEN === undefined ? undefined : presentsToken(METRICS_TOKEN);
  const mayRead = ({ headers, ip, raw }: FastifyRequest) =>
    hasToken === undefined
      ? loopbackPattern.test(ip) && loopbackPattern.test(raw.socket.remoteAddress ?? '')
      : hasToken(headers.authorization);
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) throw new RequestError(404, 'NOT_FOUND', sentences.notFound);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
