import { countOpenConnections, registerBuildInfo, sendText, presentsToken } from '@escale/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { messages } from './messages';

const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Returns the kind of a request as a label for metrics. The path cannot be a label, since the number of paths is unbounded. */
function kindOf({ raw: { url = '' }, headers }: FastifyRequest): string {
  if (url.startsWith('/api/')) return headers.upgrade === undefined ? 'api' : 'live';
  if (url.startsWith('/modules/')) return 'module';
  if (url.startsWith('/modules.json')) return 'registry';
  return /\.[a-z\d]{1,11}(?:\?|$)/.test(url) ? 'file' : 'page';
}

/**
 * Counts the gateway's responses, and serves the counts at `/metrics` to callers who present the
 * token. Others get a 404, since this port is public.
 */
export function registerGatewayMetrics(app: FastifyInstance, token: string): void {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  registerBuildInfo(registry);
  const requests = new Counter({
    name: 'escale_gateway_requests_total',
    help: 'Requests answered, by what was asked for and status.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'escale_gateway_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['kind'],
    buckets: durationBuckets,
    registers,
  });
  new Gauge({
    name: 'escale_gateway_open_connections',
    help: 'Open connections to this process.',
    registers,
    async collect() {
      this.set(await countOpenConnections(app));
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const kind = kindOf(request);
    requests.inc({ kind, status: reply.statusCode });
    durations.observe({ kind }, reply.elapsedTime / 1_000);
    done();
  });
  const mayRead = presentsToken(token);
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request.headers.authorization)) return sendText(reply, 404, messages.notFound);
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}
