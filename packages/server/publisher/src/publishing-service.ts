import multipart from '@fastify/multipart';
import type { ModuleHealth } from '@escale/contracts';
import { parseJson } from '@escale/contracts/json';
import { readModuleHealth, readTokens, siteLayout } from '@escale/site';
import { limitConnections, registerJsonBodies, timeoutOptions, trustedProxies } from '@escale/core';
import fastify, { type FastifyInstance } from 'fastify';
import { createAuthentication } from './authenticate';
import { removeLeftovers } from './incoming';
import { defaultLimits, type PublishingLimits } from './limits';
import { registerPublisherMetrics } from './publisher-metrics';
import { registerModuleRoutes } from './module-routes';
import { refusalOf, refuse } from './refuse';
import { Refusal } from './refusal';
import { createWorker } from './worker-process';

const bodyLimit = 64 * 1024;
const connectionLimits = { connections: 500, connectionsPerAddress: 50, headersMs: 15_000 };

/** Parses JSON within the depth and width that operations need. Throws a `Refusal`. */
function readBody(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw new Refusal(400, 'BAD_BODY', 'the body is no JSON, or too deep, or has too many values');
  }
}

export interface PublishingOptions {
  /** Folder of the published site. */
  siteDir: string;
  /** Origin of the site, for the addresses of previews. */
  appOrigin?: string | undefined;
  /** Origin of the API, which says how often the versions of modules failed in browsers; without it, the service does not say. */
  apiOrigin?: string | undefined;
  /** Addresses of proxies in front whose `x-forwarded-for` counts, separated by commas; none by default. */
  trustProxy?: string | undefined;
  /** The token that grants access to `/metrics`, the API's included; without a token, this service has no `/metrics`. */
  metricsToken?: string | undefined;
  limits?: Partial<PublishingLimits>;
  /** The program of the process that checks builds; this package's by default. */
  worker?: string | undefined;
  /**
   * Receives a log line for each completed operation, each fault, and each refusal by a route
   * except 429; none contains a secret.
   */
  log?: (line: Record<string, unknown>) => void;
}

/** Returns the reports of browsers from the API; `null` if they cannot be read, and `undefined` if no API is known. */
async function moduleHealthOf({
  apiOrigin,
  metricsToken,
  log,
}: PublishingOptions): Promise<ModuleHealth[] | null | undefined> {
  if (apiOrigin === undefined) return undefined;
  return readModuleHealth(apiOrigin, metricsToken).catch((error: unknown) => {
    log?.({ fault: String(error) });
    return null;
  });
}

/**
 * Builds the publishing service. It accepts builds of a module, and operations on it, from callers
 * with a token of that module. It checks every build itself, and publishes like `escale`. It does
 * not listen yet.
 */
export async function buildPublishingService(options: PublishingOptions): Promise<FastifyInstance> {
  const { log = () => undefined, appOrigin = '' } = options;
  const { trustProxy, isTrusted } = trustedProxies(options.trustProxy);
  const limits = { ...defaultLimits, ...options.limits };
  const site = siteLayout(options.siteDir);
  await readTokens(site);
  await removeLeftovers(site);
  const server = {
    ...connectionLimits,
    requestMs: limits.requestMs,
    idleMs: limits.requestMs + 2 * limits.moveMs,
  };
  const app = fastify({
    ...timeoutOptions(server),
    bodyLimit,
    trustProxy,
    forceCloseConnections: true,
    frameworkErrors: (error, _request, reply) => {
      void refuse(reply, refusalOf(error));
    },
  });
  limitConnections(app.server, server, isTrusted);
  app.setNotFoundHandler((_request, reply) =>
    refuse(reply, new Refusal(404, 'NOT_FOUND', 'the publishing service has nothing at this address')),
  );
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    const { status, code } = refusal;
    const address = request.ip;
    if (status !== 429) log({ status, code, path: request.url.split('?', 1)[0]?.slice(0, 120), address });
    if (status === 500) log({ fault: error instanceof Error ? error.stack : String(error) });
    return refuse(reply, refusal);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    done();
  });
  const worker = createWorker(limits, options.worker);
  app.addHook('onClose', () => worker.close());
  await app.register(multipart);
  registerJsonBodies(app, readBody);
  app.get('/healthz', () => ({ data: 'ok' }));
  if (options.metricsToken !== undefined) registerPublisherMetrics(app, options.metricsToken);
  const authentication = createAuthentication(site, limits);
  await app.register((modules, _options, done) => {
    const health = () => moduleHealthOf(options);
    registerModuleRoutes(modules, { site, limits, authentication, worker, appOrigin, health, log });
    done();
  });
  return app;
}
