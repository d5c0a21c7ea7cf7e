import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { healthPath, type UpstreamClient } from './upstream-client';
import type { Upstreams } from './upstreams';

interface HealthAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
}

const copiedHeaders = ['content-type', 'cache-control', 'retry-after'];

/**
 * Serves the health of the API. Only one check runs at a time. Its result answers all requests that
 * arrive meanwhile, so that a flood of requests does not delay a monitor.
 */
export function registerHealth(
  scope: FastifyInstance,
  { dispatcher }: Pick<UpstreamClient, 'dispatcher'>,
  { originOf }: Pick<Upstreams, 'originOf'>,
  refuse: (error: unknown, request: FastifyRequest, reply: FastifyReply) => void,
): void {
  let asking: Promise<HealthAnswer> | undefined;
  const fetchHealth = async (request: FastifyRequest): Promise<HealthAnswer> => {
    const { statusCode, headers, body } = await new Promise<Dispatcher.ResponseData>((resolve, reject) => {
      dispatcher.request(
        { method: 'GET', path: healthPath, origin: originOf(request), headers: {} },
        (error, data) => (error === null ? resolve(data) : reject(error)),
      );
    });
    const kept = Object.entries(headers).flatMap(([name, value]) =>
      value !== undefined && copiedHeaders.includes(name) ? [[name, value] as const] : [],
    );
    return { status: statusCode, headers: Object.fromEntries(kept), body: await body.text() };
  };
  scope.get(healthPath, async (request, reply) => {
    asking ??= fetchHealth(request).finally(() => (asking = undefined));
    try {
      const { status, headers, body } = await asking;
      return await reply.code(status).headers(headers).send(body);
    } catch (error) {
      refuse(error, request, reply);
      return reply;
    }
  });
}
