import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import { connectTimeoutMs, type Upstreams } from './upstreams';

const abortSignalKey = Symbol('caller signal');

interface MarkedHeaders {
  [abortSignalKey]?: AbortSignal | undefined;
}

const callerSignals = new WeakMap<object, AbortSignal>();

/**
 * Tracks the caller of a request until the response has been sent. `request.signal` only lasts
 * until the end of the request's body.
 */
export function trackAbort(request: FastifyRequest, reply: FastifyReply): void {
  const controller = new AbortController();
  callerSignals.set(request, controller.signal);
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
}

/** Returns the signal that aborts when the caller of a tracked request leaves. */
export const callerSignal = (request: object): AbortSignal | undefined => callerSignals.get(request);

/** Returns a marker for the headers of the forwarded call; `createUpstreamClient` reads the marker and never sends it. */
export const abortMarker = (request: object): MarkedHeaders => ({
  [abortSignalKey]: callerSignal(request),
});

/** Codes of failed connections, over which nothing of the call has been sent. */
const connectErrors =
  /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/;

/** Codes of connections that broke before the response: only reads may be retried. */
const brokenConnectionErrors = /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/;

const errorCode = (error: Error) => ('code' in error ? String(error.code) : '');

/**
 * Returns a function that creates the body of one attempt; undefined if `body` is not a stream. The
 * created body opens `body` only when undici sends the first bytes, since undici destroys an opened
 * body that it could not send.
 */
function lazyBody(body: unknown): (() => Readable) | undefined {
  if (!(body instanceof Readable)) return undefined;
  async function* parts(source: Readable) {
    for await (const part of source) yield part as Buffer;
  }
  return () => Readable.from(parts(body), { objectMode: false });
}

export const healthPath = '/api/health';

/** A process whose health check takes this long is considered unhealthy. */
const healthTimeoutMs = 5_000;

/**
 * Returns a client for the API. The client has no connection limit of its own, so that slow
 * requests never block others; the gateway's limits bound the connections. The health check has a
 * dedicated connection, since under load the API accepts new connections late. The client cancels a
 * call whose caller has left. A call that did not reach its process goes to the next process.
 */
export function createUpstreamClient(
  answerTimeoutMs: number,
  upstreams: Pick<Upstreams, 'skipAndListOthers' | 'others'>,
) {
  const timeouts = {
    headersTimeout: answerTimeoutMs,
    bodyTimeout: answerTimeoutMs,
    connect: { timeout: connectTimeoutMs },
  };
  const agent = new Agent(timeouts);
  const healthAgent = new Agent({
    ...timeouts,
    headersTimeout: healthTimeoutMs,
    bodyTimeout: healthTimeoutMs,
    connections: 1,
  });
  type Options = Dispatcher.RequestOptions & { origin: string };
  type Done = (error: Error | null, data: Dispatcher.ResponseData) => void;
  const request = (options: Options, done: Done) => {
    const headers = (options.headers ?? {}) as Record<string, string> & MarkedHeaders;
    const { [abortSignalKey]: signal } = headers;
    const chosen = options.path === healthPath ? healthAgent : agent;
    const body = lazyBody(options.body);
    /**
     * Returns the processes to try next. If nothing of the call was sent, these are all others.
     * Otherwise, it is one other process, and only for a read, so that a call that crashes a
     * process does not reach all.
     */
    const remaining = (error: Error, origin: string, others?: readonly string[]): readonly string[] => {
      if (connectErrors.test(errorCode(error))) return others ?? upstreams.skipAndListOthers(origin);
      const mayRepeat =
        options.method === 'GET' && others === undefined && brokenConnectionErrors.test(errorCode(error));
      return mayRepeat ? upstreams.others(origin).slice(0, 1) : [];
    };
    const sendTo = (origin: string, others?: readonly string[]): void => {
      chosen.request(
        {
          ...options,
          origin,
          headers: { ...headers, host: new URL(origin).host },
          ...(body && { body: body() }),
          ...(signal && { signal }),
        },
        (error, data) => {
          const [next, ...rest] = error === null ? [] : remaining(error, origin, others);
          if (next === undefined) done(error, data);
          else sendTo(next, rest);
        },
      );
    };
    sendTo(options.origin);
  };
  return {
    dispatcher: { request: request as Dispatcher['request'] },
    close: () => Promise.all([agent.destroy(), healthAgent.destroy()]),
  };
}

export type UpstreamClient = ReturnType<typeof createUpstreamClient>;
