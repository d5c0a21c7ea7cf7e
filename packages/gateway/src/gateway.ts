import { resolve } from 'node:path';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { registerApiProxy } from './api-proxy';
import { messages } from './messages';
import { securityHeaders } from './security-headers';
import { siteHandler } from './site';

export interface GatewayOptions {
  /** Folder of the published site: `index.html`, `modules.json`, `config.json`, `modules/<id>/<version>/`. */
  siteDir: string;
  /** Origin of the API, without path: `http://localhost:4000`. */
  apiOrigin: string;
  /** Addresses of proxies in front whose `x-forwarded-*` headers count; none by default. */
  trustProxy?: boolean | string;
}

/**
 * Builds the gateway: the published site, the security headers, and `/api` on the same origin.
 * It is not listening yet; `listen` and `close` are Fastify's. When the API is down, it answers 502 with `ApiErrorBody`.
 */
export async function buildGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const siteDir = resolve(options.siteDir);
  const headers = securityHeaders(siteDir);
  const app = fastify({
    trustProxy: options.trustProxy ?? false,
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply) => {
      void headers().then((fields) => plain(reply.headers(fields), 400, messages.badAddress));
    },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(await headers());
  });
  await registerApiProxy(app, options.apiOrigin);
  const site = siteHandler(siteDir);
  app.get('/*', site);
  app.setNotFoundHandler((_request, reply) =>
    plain(reply.header('allow', 'GET, HEAD'), 405, messages.methodNotAllowed),
  );
  app.setErrorHandler((error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status < 500) return plain(reply, status, messages.badAddress);
    process.stderr.write(`${request.method} ${request.routeOptions.url ?? ''}: ${String(error)}\n`);
    return plain(reply, status, messages.serverError);
  });
  return app;
}

function plain(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${sentence}\n`);
}
