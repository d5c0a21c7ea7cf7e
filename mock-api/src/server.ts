import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from './clock';
import type { Config } from './config';
import { newSecret } from './data-folder/secret';
import type { Database } from './db/client';
import { asRefusal, bodyOf, registerErrors, sendError } from './http/error-handler';
import { registerJsonBodies } from './http/json-bodies';
import { loggerOptions, type LogStream } from './http/logging';
import { registerRoutes } from './http/register-routes';
import { checkOrigin } from './http/same-origin';
import { registerMailbox } from './mail/register-mailbox';
import type { Mailer } from './mail/mailer';
import { routes } from './routes';
import { createSerialQueue } from './security/serial-queue';

export interface ServerOptions {
  config: Config;
  db: Database;
  clock: Clock;
  mailer: Mailer;
  /** Signs tokens; sessions survive a restart when it does. One for this run by default. */
  secret?: Buffer;
  /** Where log lines go; standard output by default. */
  logStream?: LogStream;
}

const bodyLimit = 100 * 1_024;

/** Builds the server; `listen` or `inject` is the caller's. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config, db, secret = newSecret(), logStream, ...rest } = options;
  const app = fastify({
    bodyLimit,
    trustProxy: 'loopback',
    logger: loggerOptions(config.LOG_LEVEL, logStream),
    
    frameworkErrors: (error, _request, reply) => sendError(reply, asRefusal(error)),
    clientErrorHandler: (_error, socket) => {
      const body = JSON.stringify(bodyOf(asRefusal({ statusCode: 400 })));
      if (socket.writable)
        socket.end(
          `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json; charset=utf-8\r\nconnection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        );
    },
  });
  const underway = new Set<Promise<void>>();
  const background = (work: Promise<void>) => {
    const settled = work
      .catch((error: unknown) => app.log.error(error))
      .finally(() => underway.delete(settled));
    underway.add(settled);
  };
  app.addHook('onClose', async () => {
    await Promise.all(underway);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
    checkOrigin(request, config.APP_ORIGIN);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { method: request.method, path: request.routeOptions.url, status: reply.statusCode },
      'call',
    );
  });
  registerErrors(app);
  registerJsonBodies(app);
  await app.register(cookie);
  registerMailbox(app, db);
  registerRoutes(app, { config, db, secret, ...rest, queue: createSerialQueue(), background }, routes);
  return app;
}
