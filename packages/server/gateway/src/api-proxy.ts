import httpProxy from '@fastify/http-proxy';
import { requestIdHeader, type ApiErrorBody } from '@escale/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createUpstreamClient, trackAbort, abortMarker } from './upstream-client';
import { forwardedHeaders } from './forwarded';
import { registerHealth } from './health';
import type { LiveConnections } from './live-connections';
import { messages } from './messages';
import { createUpstreams } from './upstreams';

const answerTimeoutMs = 60_000;

/**
 * Forwards `/api` to the API processes, including bodies and WebSocket upgrades. The API learns the caller's address from
 * `x-forwarded-for`, which the gateway sets and never takes from the caller (unless it trusts a proxy).
 */
export async function registerApiProxy(
  app: FastifyInstance,
  apiOrigins: readonly string[],
  live: LiveConnections,
): Promise<void> {
  const upstreams = createUpstreams(apiOrigins);
  const upstream = createUpstreamClient(answerTimeoutMs, upstreams);
  app.addHook('onClose', () => upstream.close());
  await app.register(async (scope) => {
    // Every body is forwarded unchanged, whatever its type.
    scope.removeAllContentTypeParsers();
    scope.addHook('onRequest', (request, reply, done) => {
      trackAbort(request, reply);
      reply.header(requestIdHeader, request.id);
      done();
    });
    scope.addHook('preHandler', (request, reply, done) => {
      if (!live.isUpgrade(request)) return done();
      reply.hijack();
      void live.join(request, () => upstreams.liveOriginOf(request));
    });
    scope.setErrorHandler((error, request, reply) => refuseCall(error, request, reply));
    registerHealth(scope, upstream, upstreams, refuseUnreached);
    await scope.register(httpProxy, {
      upstream: '',
      prefix: '/api',
      rewritePrefix: '/api',
      undici: upstream.dispatcher,
      disableRequestLogging: true,
      replyOptions: {
        getUpstream: (request) => upstreams.originOf(request),
        rewriteRequestHeaders: (request, { expect: _answeredHere, ...headers }) => ({
          ...headers,
          ...forwardedHeaders(request),
          [requestIdHeader]: request.id,
          ...abortMarker(request),
        }),
        // Turns off retries: by default a refused GET is retried ten times, just when the API is overloaded.
        retryDelay: () => null,
        onError: (reply, { error }) =>
          refuseUnreached(error, reply.request as FastifyRequest, reply as FastifyReply),
      },
    });
  });
}

/** Answers an API call with an error of the gateway itself, in the API's format. */
export function sendApiError(
  reply: FastifyReply,
  status: number,
  code: ApiErrorBody['code'],
  sentence: string,
): FastifyReply {
  const body: ApiErrorBody = { success: false, code, error: sentence };
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

/** Answers a call for which the API could not be reached; does nothing if the caller has left. */
function refuseUnreached(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.destroyed) return;
  reportFault(error, request, 502);
  void sendApiError(reply, 502, 'SERVER_ERROR', messages.apiUnreachable);
}

/** Answers a call that could not be forwarded. */
function refuseCall(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status < 500) return sendApiError(reply, status, 'INVALID_BODY', messages.badRequest);
  reportFault(error, request);
  return sendApiError(reply, status, 'SERVER_ERROR', messages.serverError);
}

export function statusOf(error: unknown): number {
  return (error as { statusCode?: number }).statusCode ?? 500;
}

/** Logs a fault with call identifier, route and kind of error only: addresses and messages may contain tokens and personal data. */
export function reportFault(error: unknown, request: FastifyRequest, status = 500): void {
  const { name, code, message = '' } = error as Partial<NodeJS.ErrnoException>;
  const kind = [name, code, systemCode.exec(message)?.[0]].filter(Boolean).join(' ');
  process.stderr.write(
    `${request.id} ${request.method} ${request.routeOptions.url ?? ''} ${status}: ${kind}\n`,
  );
}

/** Finds the system's error code in a message: of a connection error, the proxy plug-in preserves only the message. */
const systemCode = /\bE[A-Z]{4,}\b/;
