import type { FastifyReply, FastifyRequest } from 'fastify';
import { Agent, type Dispatcher } from 'undici';

const callerSignal = Symbol('caller signal');

interface MarkedHeaders {
  [callerSignal]?: AbortSignal | undefined;
}

const signals = new WeakMap<object, AbortSignal>();

/** Follows the caller of a request until the answer has been sent. `request.signal` ends with the body instead. */
export function followCaller(request: FastifyRequest, reply: FastifyReply): void {
  const controller = new AbortController();
  signals.set(request, controller.signal);
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
}

/** A mark for the headers of the forwarded call, read by `createUpstream`; it is never sent. */
export const markOf = (request: object): MarkedHeaders => ({ [callerSignal]: signals.get(request) });

const healthPath = '/api/health';

/**
 * Returns a client for the API without a limit of connections (those of the gateway bound them), so that open requests
 * of some never hold up those of others. The health check keeps a connection of its own: under load, the API accepts new
 * ones late. A call whose caller has left is cancelled.
 */
export function createUpstream(answerTimeoutMs: number) {
  const timeouts = { headersTimeout: answerTimeoutMs, bodyTimeout: answerTimeoutMs };
  const agent = new Agent(timeouts);
  const healthAgent = new Agent({ ...timeouts, connections: 1 });
  type Options = Dispatcher.RequestOptions & { origin: string };
  type Done = (error: Error | null, data: Dispatcher.ResponseData) => void;
  const request = (options: Options, done: Done) => {
    const { [callerSignal]: signal } = (options.headers ?? {}) as MarkedHeaders;
    const chosen = options.path === healthPath ? healthAgent : agent;
    chosen.request({ ...options, ...(signal && { signal }) }, done);
  };
  return {
    dispatcher: { request: request as Dispatcher['request'] },
    close: () => Promise.all([agent.destroy(), healthAgent.destroy()]),
  };
}
