import httpProxy from '@fastify/http-proxy';
import type { ApiErrorBody } from '@escale/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createUpstream, followCaller, markOf } from './caller-signal';
import { messages } from './messages';

const answerTimeoutMs = 60_000;

/**
 * Passes `/api` on to the API, bodies and WebSocket upgrades included. The API learns the caller's address from
 * `x-forwarded-for`, which is set here and never taken from the caller (unless the gateway trusts a proxy).
 */
export async function registerApiProxy(app: FastifyInstance, apiOrigin: string): Promise<void> {
  const upstream = createUpstream(answerTimeoutMs);
  app.addHook('onClose', () => upstream.close());
  await app.register(async (scope) => {
    // Every body is passed on as it arrives, whatever its type.
    scope.removeAllContentTypeParsers();
    scope.addHook('onRequest', (request, reply, done) => {
      followCaller(request, reply);
      done();
    });
    scope.setErrorHandler((error, request, reply) => refuseCall(error, request, reply));
    await scope.register(httpProxy, {
      upstream: apiOrigin,
      prefix: '/api',
      rewritePrefix: '/api',
      websocket: true,
      wsUpstream: apiOrigin.replace(/^http/, 'ws'),
      undici: upstream.dispatcher,
      wsClientOptions,
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (request, { expect: _answeredHere, ...headers }) => ({
          ...headers,
          ...forwarded(request),
          ...markOf(request),
        }),
        // By default a refused GET is repeated ten times, just when the API has too much to do.
        retryDelay: () => null,
        onError: (reply) => {
          const unreachable: ApiErrorBody = {
            success: false,
            code: 'SERVER_ERROR',
            error: messages.apiUnreachable,
          };
          reply.code(502).header('cache-control', 'no-store').send(unreachable);
        },
      },
    });
  });
}

/** Answers a call to the API with an error of the gateway itself, in the API's format. */
export function sendApiError(
  reply: FastifyReply,
  status: number,
  code: ApiErrorBody['code'],
  sentence: string,
): FastifyReply {
  const body: ApiErrorBody = { success: false, code, error: sentence };
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

/** The error of a call that could not be passed on. */
function refuseCall(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status < 500) return sendApiError(reply, status, 'INVALID_BODY', messages.badRequest);
  reportFault(error, request);
  return sendApiError(reply, status, 'SERVER_ERROR', messages.serverError);
}

export function statusOf(error: unknown): number {
  return (error as { statusCode?: number }).statusCode ?? 500;
}

/** Reports a fault by route and kind of error only: addresses and messages may contain tokens and personal data. */
export function reportFault(error: unknown, request: FastifyRequest): void {
  const { name, code } = error as NodeJS.ErrnoException;
  process.stderr.write(
    `${request.method} ${request.routeOptions.url ?? ''}: ${[name, code].filter(Boolean).join(' ')}\n`,
  );
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
