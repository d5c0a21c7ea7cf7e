import compress from '@fastify/compress';
import type { FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { newRequestId, readRequestId, requestIdHeader } from '@escale/contracts';
import {
  defaultLimits,
  drainOnClose,
  splitList,
  ownHosts,
  timeoutOptions,
  trustedProxies,
} from '@escale/core';
import { authenticate } from './accounts/active-session';
import { secondsMs, type Clock } from './clock';
import type { Config } from './config';
import { newSecret } from './data-folder/secret';
import type { Database, Listen, OpenDatabase } from './db/client';
import { openRights } from './rights/rights-store';
import { registerAccessLog } from './http/access-log';
import { refuseMalformedRequest, registerErrors, sendError, toRequestError } from './http/error-handler';
import { createAdmission, refuseUnderPressure } from './limits/admission';
import { RequestError } from './errors';
import { acceptJsonOnly } from './http/json-bodies';
import { loggerOptions, type LogStream } from './http/logging';
import { checkOrigin } from './http/own-site';
import { createLocks, createUploads } from './limits/queues';
import { registerRoutes } from './http/register-routes';
import { registerMailbox, showsMailbox } from './mail/mailbox';
import type { Mailer } from './mail/mail';
import { sentences } from './messages/sentences';
import { countCalls } from './metrics/count-calls';
import { measureService } from './metrics/measure-service';
import { createMetrics, type Metrics } from './metrics/metrics';
import { registerWellKnownKeys } from './modules/module-keys';
import { createMetricsGuard, registerMetrics } from './metrics/register-metrics';
import { registerModuleHealth } from './modules/get-module-health';
import { followPublishedModules } from './modules/published-modules';
import { createModuleTokens } from './security/module-tokens';
import { startRealtime, type LiveConnection } from './realtime/start-realtime';
import { registerProbes } from './http/probes';
import { routes } from './routes';
import type { Services } from './services';

export interface ServerOptions {
  config: Config;
  db: Database;
  listen: Listen;
  /** Returns the connection counts of the database; without it, the metrics omit them. */
  stats?: OpenDatabase['stats'];
  clock: Clock;
  mailer: Mailer;
  /** Signs access tokens and hashes codes; a server with another secret rejects these. Random by default. */
  secret?: Buffer;
  /** The metrics to fill; by default, new ones for this server alone. */
  metrics?: Metrics;
  /** Where log lines go; standard output by default. */
  logStream?: LogStream;
}

const bodyLimit = 100 * 1_024;

/** Only larger responses are worth compressing. */
const compression: FastifyCompressOptions = { threshold: 4_096, encodings: ['br', 'gzip'] };

/** Builds the server without starting it: the caller calls `listen` or `inject`. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { logStream, secret = newSecret(), listen, stats, metrics = createMetrics(), ...given } = options;
  const { config, db } = given;
  const app = fastify({
    bodyLimit,
    trustProxy: trustedProxies(config.API_TRUST_PROXY).trustProxy,
    ...timeoutOptions({ ...defaultLimits, requestMs: config.REQUEST_SECONDS * secondsMs }),
    logger: loggerOptions(config.LOG_LEVEL, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    genReqId: ({ headers }) => readRequestId(headers[requestIdHeader]) ?? newRequestId(),
    frameworkErrors: (error, _request, reply) => {
      sendError(reply, toRequestError(error));
    },
    clientErrorHandler: refuseMalformedRequest,
  });
  app.server.maxConnections = defaultLimits.connections;
  const rights = await openRights(db, { followsRegistry: config.MODULE_REGISTRY !== undefined });
  const published = await followPublishedModules({
    source: config.MODULE_REGISTRY,
    publish: rights.publish,
    onError: (error) => app.log.warn(error, 'registry of modules not read'),
  });
  const services: Services = {
    ...given,
    metrics,
    secret,
    authenticate: (claims) => authenticate(services, claims),
    moduleTokens: createModuleTokens({ secret, clock: given.clock }),
    lock: createLocks(),
    upload: createUploads(),
    rights,
    published,
  };
  app.addHook('onClose', (_app, done) => {
    published.stop();
    done();
  });
  let live: LiveConnection | undefined;
  const { isStopping } = drainOnClose(app, {
    noticeMs: config.STOP_NOTICE_SECONDS * secondsMs,
    limitMs: config.STOP_SECONDS * secondsMs,
    endLive: async () => live?.end(),
  });
  registerAccessLog(app);
  countCalls(app, metrics);
  const isOwnHost = ownHosts(splitList(config.ALLOWED_HOSTS), config.APP_ORIGIN);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
    // The header `date` follows the server's clock, since browsers read the server's time from it.
    reply.header(requestIdHeader, request.id).header('date', services.clock().toUTCString());
    if (!isOwnHost(request.headers.host)) throw new RequestError(421, 'BAD_HOST', sentences.badHost);
    checkOrigin(request, config.APP_ORIGIN);
    done();
  });
  const { count: liveConnections, isListening } = (live = await startRealtime(app, services, listen));
  measureService(metrics, { app, ...services, liveConnections, stats });
  registerErrors(app);
  const admission = createAdmission(config.LIMIT_OPEN_CALLS);
  await refuseUnderPressure(app, config, admission);
  acceptJsonOnly(app);
  await app.register(cookie);
  await app.register(compress, compression);
  if (showsMailbox(config)) registerMailbox(app, db);
  registerProbes(app, { db, isStopping, isListening });
  registerMetrics(app, config, metrics);
  registerModuleHealth(app, services, createMetricsGuard(config));
  registerRoutes(app, services, admission.admit, routes);
  registerWellKnownKeys(app, services);
  return app;
}
