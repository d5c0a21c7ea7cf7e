import { backendPath, requestIdHeader } from '@escale/contracts';
import { createSlots } from '@escale/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent } from 'undici';
import { reportFault, sendApiError, statusOf } from './api-errors';
import { headersForBackend, headersForCaller } from './backend-headers';
import { forwardedHeaders } from './forwarded';
import { messages } from './messages';
import { mintToken } from './mint-token';
import { addressBelow, type ModuleBackends } from './module-backends';
import { createTokenCache } from './module-tokens';
import { callerSignal, type UpstreamClient } from './upstream-client';
import { connectTimeoutMs, type Upstreams } from './upstreams';

const maxBodyBytes = 1_024 * 1_024;
const maxCallsPerModule = 100;
const maxCallsPerSession = 20;
const retryAfterSeconds = 2;

interface BackendCall {
  Params: { module: string };
}

interface BackendProxyOptions {
  backends: ModuleBackends;
  upstream: Pick<UpstreamClient, 'dispatcher'>;
  upstreams: Pick<Upstreams, 'originOf'>;
  refuseUnreached: (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;
  /** Time for a whole answer, in milliseconds. */
  timeoutMs: number;
}

/**
 * Forwards `/api/x/<module>/…` to the back ends that the operator allows. Instead of the session's token, a back end receives a
 * token that the API issues for this back end alone.
 */
export async function registerBackendProxy(
  app: FastifyInstance,
  options: BackendProxyOptions,
): Promise<void> {
  const { backends, refuseUnreached, timeoutMs } = options;
  const keep = createTokenCache();
  const tokens = new WeakMap<FastifyRequest<BackendCall>, string>();
  const agent = new Agent({ connect: { timeout: connectTimeoutMs } });
  const [takeOfModule, takeOfSession] = [createSlots(maxCallsPerModule), createSlots(maxCallsPerSession)];

  const admit = async (request: FastifyRequest<BackendCall>, reply: FastifyReply) => {
    const { module } = request.params;
    if (!backends.has(module))
      return sendApiError(reply, 404, 'BACKEND_NOT_ALLOWED', messages.backendNotAllowed);
    const { authorization = '' } = request.headers;
    if (!holdSlot(reply, takeOfSession(authorization))) return refuseOverload(reply);
    try {
      const minted = await keep(authorization, module, () => mintToken(options, request, module));
      if (!('token' in minted))
        return await reply.code(minted.status).headers(minted.headers).send(minted.body);
      tokens.set(request, minted.token);
      return undefined;
    } catch (error) {
      refuseUnreached(error, request, reply);
      return reply;
    }
  };

  const forward = async (request: FastifyRequest<BackendCall>, reply: FastifyReply) => {
    const { module } = request.params;
    const base = backends.get(module);
    const path = pathBelowModule(request.url);
    const address = base && path && addressBelow(base, path);
    // Takes a slot of the module only now: callers without a token must not occupy the module.
    if (!holdSlot(reply, takeOfModule(module))) return refuseOverload(reply);
    if (!address) return sendApiError(reply, 400, 'INVALID_BODY', messages.badAddress);
    const left = callerSignal(request);
    try {
      const { statusCode, headers, body } = await agent.request({
        origin: address.origin,
        path: address.pathname + address.search,
        method: request.method,
        headers: {
          ...headersForBackend(request.headers),
          ...forwardedHeaders(request),
          [requestIdHeader]: request.id,
          authorization: `Bearer ${tokens.get(request) ?? ''}`,
        },
        body: (request.body as Buffer | undefined) ?? null,
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(left ? [left] : [])]),
      });
      return await reply.code(statusCode).headers(headersForCaller(headers)).send(body);
    } catch (error) {
      return refuseUnanswered(error, request, reply);
    }
  };

  app.addHook('onClose', () => agent.destroy());
  await app.register((scope, _options, done) => {
    const asBuffer = { parseAs: 'buffer', bodyLimit: maxBodyBytes } as const;
    scope.addContentTypeParser('*', asBuffer, (_request, body, parsed) => parsed(null, body));
    scope.setErrorHandler((error, request, reply) => refuseCall(error, request, reply));
    scope.route<BackendCall>({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: `/api${backendPath(':module')}/*`,
      exposeHeadRoute: false,
      onRequest: admit,
      handler: forward,
    });
    done();
  });
}

/** Returns the path below that of the module, with the query, as the caller wrote it; undefined for an address in another form. */
const pathBelowModule = (url: string) => /^\/api\/x\/[^/]+(\/.*)$/.exec(url)?.[1];

/**
 * Keeps the slot until the answer ends. Returns false if there was no free slot (`release` is
 * undefined).
 */
function holdSlot({ raw }: FastifyReply, release: (() => void) | undefined): boolean {
  if (release === undefined) return false;
  if (raw.destroyed) release();
  else raw.once('close', release);
  return true;
}

const refuseOverload = (reply: FastifyReply) =>
  sendApiError(reply.header('retry-after', retryAfterSeconds), 503, 'OVERLOADED', messages.overloaded);

/** Answers a call that was not forwarded. */
function refuseCall(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status === 413) return sendApiError(reply, status, 'BODY_TOO_LARGE', messages.bodyTooLarge);
  if (status < 500) return sendApiError(reply, status, 'INVALID_BODY', messages.badRequest);
  reportFault(error, request);
  return sendApiError(reply, status, 'SERVER_ERROR', messages.serverError);
}

/** Answers a call whose back end could not be reached or was too slow; does nothing if the caller has left. */
function refuseUnanswered(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (reply.raw.destroyed) return reply;
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  reportFault(error, request, isLate ? 504 : 502);
  return isLate
    ? sendApiError(reply, 504, 'BACKEND_TIMEOUT', messages.backendTimeout)
    : sendApiError(reply, 502, 'BACKEND_UNAVAILABLE', messages.backendUnavailable);
}
