import httpProxy from '@fastify/http-proxy';
import type { ApiErrorBody } from '@escale/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
    wsClientOptions,
    disableRequestLogging: true,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwarded(request) }),
      onError: (reply) => {
        reply.code(502).header('cache-control', 'no-store').send(unreachable);
      },
    },
  });
}

type IncomingRequest = Pick<FastifyRequest, 'headers' | 'host' | 'ip' | 'protocol'>;

const forwarded = (request: IncomingRequest) => ({
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.host,
});

/** Browser headers that are passed on with a WebSocket upgrade. */
function browserHeaders({ headers }: IncomingRequest): Record<string, string> {
  const names = ['cookie', 'origin', 'user-agent'] as const;
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
}

/** The plug-in's types lack `rewriteRequestHeaders`, which an object literal would have to satisfy. */
const wsClientOptions = {
  handshakeTimeout: 10_000,
  rewriteRequestHeaders: (headers: Record<string, string>, request: IncomingRequest) => ({
    ...headers,
    ...browserHeaders(request),
    ...forwarded(request),
  }),
};
