import { presentsToken, registerBuildInfo } from '@escale/core';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** Serves the release and the metrics of the process at `/metrics`, to callers who present the token; others get a 404. */
export function registerPublisherMetrics(app: FastifyInstance, token: string): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerBuildInfo(registry);
  const mayRead = presentsToken(token);
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request.headers.authorization)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
