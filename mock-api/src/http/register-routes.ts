import type { FastifyInstance } from 'fastify';
import { messages } from '../messages/fr';
import type { Services } from '../services';
import type { Route } from './define-route';
import { RequestError } from './errors';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** Puts the route table below `/api`; the other methods of each path answer 405. */
export function registerRoutes(app: FastifyInstance, services: Services, routes: readonly Route[]): void {
  for (const { method, path, handle } of routes)
    app.route({ method, url: `/api${path}`, handler: (request, reply) => handle(services, request, reply) });
  for (const path of new Set(routes.map((route) => route.path))) {
    const served: string[] = routes.filter((route) => route.path === path).map(({ method }) => method);
    refuseOtherMethods(app, `/api${path}`, served);
  }
}

function refuseOtherMethods(app: FastifyInstance, url: string, served: string[]): void {
  const allowed = served.includes('GET') ? [...served, 'HEAD'] : served;
  app.route({
    method: methods.filter((method) => !allowed.includes(method)),
    url,
    exposeHeadRoute: false,
    onRequest: (_request, reply, done) => {
      reply.header('allow', allowed.join(', '));
      done(new RequestError(405, 'METHOD_NOT_ALLOWED', messages.methodNotAllowed));
    },
    handler: () => undefined,
  });
}
