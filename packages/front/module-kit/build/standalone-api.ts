import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiErrorBody } from '@escale/contracts';
import type { Configuration } from 'webpack-dev-server';
import { mockSession } from './mock-session';
import type { OwnBackend } from './own-backend';
import { workerPath, type StandaloneMocks } from './standalone-mocks';

type NextFunction = () => void;

/** Returns the server settings for a module that runs alone with its mocks and its back end: no API call leaves this machine. */
export function mockedApiSettings(
  module: { id: string; rights: readonly string[] },
  mocks: StandaloneMocks | null,
  backend: OwnBackend | null,
): Configuration {
  return {
    ...(backend !== null && { proxy: backend.proxy }),
    setupMiddlewares: (middlewares) => [
      { name: 'worker', middleware: serveWorker(mocks) },
      { name: 'session', middleware: mockSession(module) },
      ...(backend?.middlewares ?? []),
      { name: 'unmocked', middleware: refuseUnmocked(backend?.path) },
      ...middlewares,
    ],
  };
}

const serveWorker =
  (mocks: StandaloneMocks | null) =>
  (request: IncomingMessage, response: ServerResponse, next: NextFunction) => {
    if (mocks === null || request.url !== workerPath) return next();
    void readFile(mocks.worker).then((script) => {
      response.setHeader('content-type', 'text/javascript');
      response.end(script);
    });
  };

/** Answers 404 to an API call that neither the mocks nor the mock session have answered, and that is not below `backendPath`. */
export const refuseUnmocked =
  (backendPath?: string) =>
  (request: IncomingMessage, response: ServerResponse, next: NextFunction): void => {
    const path = request.url?.split('?')[0] ?? '';
    const isForwarded = backendPath !== undefined && path.startsWith(`${backendPath}/`);
    if (isForwarded || !path.startsWith('/api/')) return next();
    const error = `Aucune réponse simulée pour ${request.method ?? 'GET'} ${path} : ajoutez-la à src/mocks.ts.`;
    const body: ApiErrorBody = { success: false, code: 'NOT_FOUND', error };
    response.statusCode = 404;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  };

interface ForwardedHeaders {
  setHeader: (name: string, value: string) => unknown;
}

/**
 * Returns a proxy callback that replaces the origin of the module's page with the target's, so that the target accepts the page's
 * calls. Calls from other sites keep their origin, so the target refuses them.
 */
export const createOriginReplacer =
  (target: string, ownOrigin: string) =>
  (forwarded: ForwardedHeaders, { headers }: Pick<IncomingMessage, 'headers'>): void => {
    if (headers.origin === ownOrigin) forwarded.setHeader('origin', target);
  };

/** Returns the server settings for a module that runs alone with the data of a real API. */
export function realApiSettings(target: string, ownOrigin: string): Configuration {
  const onProxyReq = createOriginReplacer(target, ownOrigin);
  return {
    proxy: [
      { context: ['/api'], target, changeOrigin: true, ws: true, onProxyReq, onProxyReqWs: onProxyReq },
    ],
  };
}
