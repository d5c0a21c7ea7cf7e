import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiErrorBody } from '@escale/contracts';
import type { Configuration } from 'webpack-dev-server';
import { mockSession } from './mock-session';
import { workerPath, type StandaloneMocks } from './standalone-mocks';

type Next = () => void;

/** Serves the page of a module that runs alone with its mocks: none of its calls leaves this machine. */
export function mockedApi(moduleId: string, mocks: StandaloneMocks | null): Configuration {
  return {
    setupMiddlewares: (middlewares) => [
      { name: 'worker', middleware: serveWorker(mocks) },
      { name: 'session', middleware: mockSession(moduleId) },
      { name: 'unmocked', middleware: refuseUnmocked },
      ...middlewares,
    ],
  };
}

const serveWorker =
  (mocks: StandaloneMocks | null) => (request: IncomingMessage, response: ServerResponse, next: Next) => {
    if (mocks === null || request.url !== workerPath) return next();
    void readFile(mocks.worker).then((script) => {
      response.setHeader('content-type', 'text/javascript');
      response.end(script);
    });
  };

/** Refuses a call that neither the mocks nor the mock session answer. */
export function refuseUnmocked(request: IncomingMessage, response: ServerResponse, next: Next): void {
  const path = request.url?.split('?')[0] ?? '';
  if (!path.startsWith('/api/')) return next();
  const error = `Aucune réponse simulée pour ${request.method ?? 'GET'} ${path} : ajoutez-la à src/mocks.ts.`;
  const body: ApiErrorBody = { success: false, code: 'NOT_FOUND', error };
  response.statusCode = 404;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}

interface ForwardedHeaders {
  setHeader: (name: string, value: string) => unknown;
}

/**
 * Makes calls of the page look like calls of the target's own pages. Requests from other sites keep their origin, so the target
 * refuses them.
 */
export const asPageOf =
  (target: string, ownOrigin: string) =>
  (forwarded: ForwardedHeaders, { headers }: Pick<IncomingMessage, 'headers'>): void => {
    if (headers.origin === ownOrigin) forwarded.setHeader('origin', target);
  };

/** Serves the page of a module that runs alone with the data of a real API. */
export function realApi(target: string, ownOrigin: string): Configuration {
  const onProxyReq = asPageOf(target, ownOrigin);
  return {
    proxy: [
      { context: ['/api'], target, changeOrigin: true, ws: true, onProxyReq, onProxyReqWs: onProxyReq },
    ],
  };
}
