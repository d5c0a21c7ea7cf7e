import httpProxy from '@fastify/http-proxy';
import { requestIdHeader } from '@escale/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reportFault, sendApiError, statusOf } from './api-errors';
import { registerBackendProxy } from './backend-proxy';
import { createUpstreamClient, trackAbort, abortMarker } from './upstream-client';
import { forwardedHeaders } from './forwarded';
import { registerHealth } from './health';
import type { LiveConnections } from './live-connections';
import { messages } from './messages';
import type { ModuleBackends } from './module-backends';
import { createUpstreams } from './upstreams';

const answerTimeoutMs = 60_000;

export interface ApiProxyOptions {
  apiOrigins: readonly string[];
  /** The back ends of modules, below `/api/x`. */
  backends: ModuleBackends;
  backendTimeoutMs: number;
  live: LiveConnections;
}

/**
 * Forwards `/api` to the API processes, including bodies and WebSocket upgrades. The API learns the
 * caller's address from `x-forwarded-for`. The gateway sets this header, and never takes it from a
 * caller who is not a trusted proxy.
 */
export async function registerApiProxy(
  app: FastifyInstance,
  { apiOrigins, backends, backendTimeoutMs, live }: ApiProxyOptions,
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
    await registerBackendProxy(scope, {
      backends,
      timeoutMs: backendTimeoutMs,
      upstream,
      upstreams,
      refuseUnreached,
    });
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
        // Turns off retries. By default, a refused GET is retried ten times, just when the API is
        // overloaded.
        retryDelay: () => null,
        onError: (reply, { error }) =>
          refuseUnreached(error, reply.request as FastifyRequest, reply as FastifyReply),
      },
    });
  });
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
