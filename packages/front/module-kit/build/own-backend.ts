import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration, Middleware } from 'webpack-dev-server';
import { DeploymentError } from './deployed-shell';

/** The back end of a module under development, which gets the tokens of a fictitious user as if from the platform. */
export interface OwnBackend {
  /** Path below which the calls are the back end's. */
  path: string;
  proxy: NonNullable<Configuration['proxy']>;
  middlewares: Middleware[];
  /** Starts the back end, which restarts when one of its files is saved and ends with this process. */
  start: () => void;
}

interface TokenIssuer {
  keys: object;
  issue: (claims: { module: string; rights: readonly string[]; userId: string }) => Promise<string>;
}

const program = 'backend/server.mjs';

/**
 * Returns how the development server at `platform` forwards calls to the back end of a module (`backend/server.mjs`), and `null` for a
 * module without a back end. Throws a `DeploymentError` if the module has not installed `@escale/module-token`.
 */
export async function findBackend(
  appDir: string,
  { id, rights }: { id: string; rights: readonly string[] },
  platform: string,
): Promise<OwnBackend | null> {
  if (!existsSync(path.join(appDir, program))) return null;
  const issuer = await createIssuer(appDir);
  const port = await findFreePort();
  const prefix = `/api/x/${id}`;
  const issue = () => issuer.issue({ module: id, rights, userId: 'standalone' });
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
      { name: 'token', path: prefix, middleware: addToken(issue, platform) },
    ],
    start: () => {
      const child = spawn(process.execPath, ['--watch', program], {
        cwd: appDir,
        env: { ...process.env, HOST: 'localhost', PORT: String(port), ESCALE_PLATFORM: platform },
        stdio: 'inherit',
      });
      process.once('exit', () => child.kill());
    },
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
      `${program} gets tokens during development: install @escale/module-token in ${appDir}`,
    );
  }
}

/** Returns a port that the system chooses, which no setting names. */
async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const sendJson = (body: object) => (_request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
};

/**
 * Replaces the page's credentials with a token for the module's back end, as the gateway does. Refuses the calls of other sites, which
 * would get every right on the back end.
 */
const addToken =
  (issue: () => Promise<string>, platform: string) =>
  (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    const { origin } = request.headers;
    if (origin !== undefined && origin !== platform) {
      response.statusCode = 403;
      response.end();
      return;
    }
    issue().then((token) => {
      delete request.headers.cookie;
      request.headers.authorization = `Bearer ${token}`;
      next();
    }, next);
  };
