import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { sentences } from '../messages/sentences';
import type { Route } from './define-route';
import { alwaysAdmitted, type Admit } from '../limits/admission';
import { networkOf } from '../limits/attempt-keys';
import { RequestError } from '../errors';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** Registers the route table below `/api`; other methods of each path get a 405. */
export function registerRoutes(
  app: FastifyInstance,
  services: Services,
  admit: Admit,
  routes: readonly Route[],
): void {
  for (const route of routes)
    if (route.accepts?.file === true) registerFileRoute(app, services, route, admit);
    else registerRoute(app, services, route, route.alwaysAnswers === true ? alwaysAdmitted : admit);
  for (const path of new Set(routes.map((route) => route.path))) {
    const served: string[] = routes.filter((route) => route.path === path).map(({ method }) => method);
    refuseOtherMethods(app, `/api${path}`, served);
  }
}

function registerRoute(app: FastifyInstance, services: Services, route: Route, admit: Admit): void {
  const { method, path, handle, accepts } = route;
  app.route({
    method,
    url: `/api${path}`,
    ...(accepts?.bodyBytes !== undefined && { bodyLimit: accepts.bodyBytes }),
    // The form parser reads the raw body, so nothing would read a decompressed copy.
    ...(accepts?.file === true && { decompress: false as const }),
    handler: (request, reply) =>
      admit(networkOf(request.ip), (slot) => handle(services, request, reply, slot)),
  });
}

/**
 * Registers a route that accepts a multipart form; all other routes accept only JSON. The action
 * reads the body, and holds no admission slot meanwhile.
 */
function registerFileRoute(app: FastifyInstance, services: Services, route: Route, admit: Admit): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    await scope.register(multipart, { limits: { files: 1, fields: 0, parts: 1, headerPairs: 20 } });
    registerRoute(scope, services, route, admit);
  });
}

function refuseOtherMethods(app: FastifyInstance, url: string, served: string[]): void {
  const allowed = served.includes('GET') ? [...served, 'HEAD'] : served;
  app.route({
    method: methods.filter((method) => !allowed.includes(method)),
    url,
    exposeHeadRoute: false,
    onRequest: (_request, reply, done) => {
      reply.header('allow', allowed.join(', '));
      done(new RequestError(405, 'METHOD_NOT_ALLOWED', sentences.methodNotAllowed));
    },
    handler: () => undefined,
  });
}
