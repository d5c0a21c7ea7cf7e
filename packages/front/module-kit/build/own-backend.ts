import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DeploymentError } from './deployed-shell';
import WebpackDevServer, { type Configuration, type Middleware } from 'webpack-dev-server';

/** The back end of a module under development, which gets the tokens of a fictitious user as if from the platform. */
export interface OwnBackend {
  /** The back end answers the calls below this path. */
  path: string;
  proxy: NonNullable<Configuration['proxy']>;
  middlewares: Middleware[];
}

interface TokenIssuer {
  keys: object;
  issue: (claims: { module: string; rights: string[]; userId: string }) => Promise<string>;
}

const server = 'backend/server.mjs';

/**
 * Starts the back end of a module (`backend/server.mjs`), which restarts when one of its files is saved. Returns how the development
 * server at `platform` forwards calls to the back end, and `null` for a module without a back end.
 */
export async function startBackend(
  appDir: string,
  moduleId: string,
  platform: string,
): Promise<OwnBackend | null> {
  if (!existsSync(path.join(appDir, server))) return null;
  const issuer = await createIssuer(appDir);
  const port = await WebpackDevServer.getFreePort('auto', 'localhost');
  const child = spawn(process.execPath, ['--watch', server], {
    cwd: appDir,
    env: { ...process.env, HOST: 'localhost', PORT: String(port), ESCALE_PLATFORM: platform },
    stdio: 'inherit',
  });
  process.once('exit', () => child.kill());
  const prefix = `/api/x/${moduleId}`;
  return {
    path: prefix,
    proxy: [
      {
        context: [prefix],
        target: `http://localhost:${port}`,
        changeOrigin: true,
        pathRewrite: { [`^${prefix}`]: '' },
      },
    ],
    middlewares: [
      { name: 'keys', path: '/api/.well-known/jwks.json', middleware: sendJson(issuer.keys) },
      { name: 'token', path: prefix, middleware: addToken(issuer, moduleId) },
    ],
  };
}

/** Creates an issuer with the module's own copy of `@escale/module-token`. */
async function createIssuer(appDir: string): Promise<TokenIssuer> {
  const { createTestIssuer } = (await import(pathToFileURL(issuerOf(appDir)).href)) as {
    createTestIssuer: () => Promise<TokenIssuer>;
  };
  return createTestIssuer();
}

function issuerOf(appDir: string): string {
  try {
    return createRequire(path.join(appDir, 'package.json')).resolve('@escale/module-token/testing');
  } catch {
    throw new DeploymentError(
      `${server} gets tokens during development: install @escale/module-token in ${appDir}`,
    );
  }
}

const sendJson = (body: object) => (_request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
};

/** Replaces the page's credentials with a token for the module's back end, as the gateway does. */
const addToken =
  (issuer: TokenIssuer, module: string) =>
  (request: IncomingMessage, _response: ServerResponse, next: (error?: unknown) => void) => {
    const rights = ['visible', 'read', 'write', 'delete'];
    issuer.issue({ module, rights, userId: 'standalone' }).then((token) => {
      delete request.headers.cookie;
      request.headers.authorization = `Bearer ${token}`;
      next();
    }, next);
  };
