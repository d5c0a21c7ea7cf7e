import httpProxy from '@fastify/http-proxy';
import type { ApiErrorBody } from '@escale/contracts';
import type { FastifyInstance } from 'fastify';
import { messages } from './messages';

const answerTimeoutMs = 60_000;

/**
 * Passes `/api` on to the API, bodies and WebSocket upgrades included. The API learns the caller's address from
 * `x-forwarded-for`, which is set here and never taken from the caller (unless the gateway trusts a proxy).
 */
export async function registerApiProxy(app: FastifyInstance, apiOrigin: string): Promise<void> {
  const unreachable: ApiErrorBody = { success: false, code: 'SERVER_ERROR', error: messages.apiUnreachable };
  await app.register(httpProxy, {
    upstream: apiOrigin,
    prefix: '/api',
    rewritePrefix: '/api',
    websocket: true,
    wsUpstream: apiOrigin.replace(/^http/, 'ws'),
    undici: { headersTimeout: answerTimeoutMs, bodyTimeout: answerTimeoutMs },
    disableRequestLogging: true,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
      onError: (reply) => {
        reply.code(502).header('cache-control', 'no-store').send(unreachable);
      },
    },
  });
}
