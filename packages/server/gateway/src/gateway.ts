import { resolve } from 'node:path';
import { newRequestId, readRequestId, requestIdHeader } from '@escale/contracts';
import {
  defaultLimits,
  drainOnClose,
  limitConnections,
  ownHosts,
  sendText,
  timeoutOptions,
  trustedProxies,
  type ServerLimits,
} from '@escale/core';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { reportFault, sendApiError, statusOf } from './api-errors';
import { registerApiProxy } from './api-proxy';
import { registerDocs } from './docs';
import { registerGatewayMetrics } from './gateway-metrics';
import { proxyLiveConnections } from './live-connections';
import { messages } from './messages';
import type { ModuleBackends } from './module-backends';
import { consentedOrigin, registerOverride } from './module-override';
import { isOwnUpgrade, type OwnSite } from './own-site';
import { registerProbes } from './probes';
import { headersOfEveryAnswer, securityHeaders } from './security-headers';
import { scriptsOf, siteHandler } from './site';
import { siteConfig } from './site-config';

export interface GatewayOptions extends Partial<OwnSite> {
  /** Folder of the published site: `index.html`, `modules.json`, `config.json`, `modules/<id>/<version>/`. */
  siteDir: string;
  /** Origins of the API processes, without path: `http://localhost:4000`. */
  apiOrigins: readonly string[];
  /** The back ends of modules that the operator allows, by module; none by default. */
  backends?: ModuleBackends | undefined;
  /** Time for a whole answer of a module's back end, in milliseconds; 30 s by default. */
  backendTimeoutMs?: number;
  /** Addresses of proxies in front whose `x-forwarded-*` headers count, separated by commas; none by default. */
  trustProxy?: string | undefined;
  /** Folder of the built documentation, served below `/docs`; without this folder, `/docs` is a page of the shell. */
  docsDir?: string | undefined;
  /** The token that grants access to `/metrics`; without a token, `/metrics` does not exist. */
  metricsToken?: string | undefined;
  /** How long `close` still accepts calls while `/readyz` answers 503, in milliseconds; 0 by default. */
  stopNoticeMs?: number;
  /** How long `close` waits for calls in progress, in milliseconds; 10 s by default. */
  stopLimitMs?: number;
  /** Limits of time and of connections; the defaults suit an office. */
  limits?: Partial<ServerLimits>;
}

const defaultStopLimitMs = 10_000;
const defaultBackendTimeoutMs = 30_000;

/**
 * Builds the gateway: the published site, the security headers, and `/api` on the same origin. The
 * gateway does not listen yet: `listen` and `close` are Fastify's. While the API is down, the
 * gateway answers API calls with 502 and `ApiErrorBody`.
 */
export async function buildGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const siteDir = resolve(options.siteDir);
  const readConfig = siteConfig(siteDir);
  const headers = securityHeaders(readConfig);
  const limits = { ...defaultLimits, ...options.limits };
  const own: OwnSite = { allowedHosts: options.allowedHosts ?? [], appOrigin: options.appOrigin };
  const isOwnHost = ownHosts(own.allowedHosts, own.appOrigin);
  const { trustProxy, isTrusted } = trustedProxies(options.trustProxy);
  const app = fastify({
    ...timeoutOptions(limits),
    trustProxy,
    genReqId: ({ headers: sent }) => readRequestId(sent[requestIdHeader]) ?? newRequestId(),
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => {
      void refuseAddress(request, reply.headers(headersOfEveryAnswer));
    },
  });
  const live = proxyLiveConnections(app, (error, request) => reportFault(error, request, 502));
  const { isStopping } = drainOnClose(app, {
    noticeMs: options.stopNoticeMs ?? 0,
    limitMs: options.stopLimitMs ?? defaultStopLimitMs,
    endLive: live.end,
  });
  if (options.metricsToken !== undefined) registerGatewayMetrics(app, options.metricsToken);
  limitConnections(app.server, limits, isTrusted);
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnHost(request.headers.host)) return sendText(reply, 421, messages.wrongHost);
    if (request.headers.upgrade !== undefined && !isOwnUpgrade(own, request))
      return sendApiError(reply, 403, 'BAD_ORIGIN', messages.wrongUpgrade);
  });
  app.addHook('onSend', async (request, reply) => {
    const policy = reply.getHeader('content-security-policy');
    reply.headers(
      await headers({
        contentType: reply.getHeader('content-type')?.toString(),
        scripts: scriptsOf(reply),
        ownModule: consentedOrigin(request),
      }),
    );
    // A page that the API sends keeps its own content policy.
    if (policy !== undefined) reply.header('content-security-policy', policy);
  });
  await registerOverride(app, own, readConfig);
  await registerApiProxy(app, {
    apiOrigins: options.apiOrigins,
    backends: options.backends ?? new Map(),
    backendTimeoutMs: options.backendTimeoutMs ?? defaultBackendTimeoutMs,
    live,
  });
  registerProbes(app, { siteDir, isStopping });
  if (options.docsDir !== undefined) await registerDocs(app, options.docsDir);
  const site = siteHandler(siteDir);
  app.get('/*', site);
  app.setNotFoundHandler((_request, reply) =>
    sendText(reply.header('allow', 'GET, HEAD'), 405, messages.methodNotAllowed),
  );
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status < 500) return sendText(reply, status, messages.badAddress);
    reportFault(error, request);
    return sendText(reply, status, messages.serverError);
  });
  return app;
}

/** Refuses an address that cannot be decoded. */
function refuseAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return request.raw.url?.startsWith('/api/') === true
    ? sendApiError(reply, 400, 'INVALID_BODY', messages.badAddress)
    : sendText(reply, 400, messages.badAddress);
}
