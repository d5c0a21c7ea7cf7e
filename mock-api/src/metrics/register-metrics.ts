import { moduleHealthPath } from '@escale/contracts';
import { presentsToken } from '@escale/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../errors';
import { readModuleHealth } from '../modules/get-module-health';
import type { Services } from '../services';

const loopbackPattern = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Serves metrics in the Prometheus format, and the loads and failures of modules for `escale status`, outside /api: the gateway
 * does not forward them. If METRICS_TOKEN is set, only callers who present it may read them, else only callers on this machine; all
 * others get a 404.
 */
export function registerMetrics(app: FastifyInstance, services: Services): void {
  const {
    config: { METRICS_TOKEN },
    metrics: { registry },
  } = services;
  const hasToken = METRICS_TOKEN === undefined ? undefined : presentsToken(METRICS_TOKEN);
  const mayRead = ({ headers, ip, raw }: FastifyRequest) =>
    hasToken === undefined
      ? loopbackPattern.test(ip) && loopbackPattern.test(raw.socket.remoteAddress ?? '')
      : hasToken(headers.authorization);
  const assertMayRead = (request: FastifyRequest) => {
    if (!mayRead(request)) throw notFound();
  };
  app.get('/metrics', async (request, reply) => {
    assertMayRead(request);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  app.get(moduleHealthPath, async (request, reply) => {
    assertMayRead(request);
    return reply.send(await readModuleHealth(services));
  });
}
