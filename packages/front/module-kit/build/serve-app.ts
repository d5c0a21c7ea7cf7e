import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { appConfig } from './app-config';
import { overlayErrors, devPort } from './dev-server';

const shellPort = 3000;

/** Returns the port in a module's package.json (`config.devPort`). */
function configuredPort(appDir: string): number | undefined {
  const text = readFileSync(path.join(appDir, 'package.json'), 'utf8');
  return (JSON.parse(text) as { config?: { devPort?: number } }).config?.devPort;
}

/** Returns the proxies of the shell: to the API, and to the documentation if DOCS_PORT is set. */
function shellProxies() {
  const { API_PORT = '4000', DOCS_PORT } = process.env;
  const api = { context: ['/api'], target: `http://localhost:${API_PORT}`, ws: true };
  return DOCS_PORT === undefined
    ? [api]
    : [api, { context: ['/docs'], target: `http://localhost:${DOCS_PORT}`, ws: true }];
}

/**
 * Serves an app from memory with hot update; a change that React Refresh cannot apply reloads the
 * page. For the shell, also proxies `/api` (API_PORT) and `/docs` (DOCS_PORT, if set), and serves
 * registry and configuration from the folder ESCALE_DEV_SITE, if set.
 */
export async function serveApp(appDir: string): Promise<void> {
  const isShell = path.basename(appDir) === 'shell';
  const port = Number(
    isShell
      ? (process.env.PORT ?? shellPort)
      : (process.env.MODULE_PORT ?? configuredPort(appDir) ?? devPort()),
  );
  const compiler = webpack(appConfig(appDir, 'development'));
  const server = new WebpackDevServer(
    {
      port,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { overlay: overlayErrors, webSocketURL: `ws://localhost:${port}/ws` },
      historyApiFallback: isShell,
      static: isShell && process.env.ESCALE_DEV_SITE ? { directory: process.env.ESCALE_DEV_SITE } : false,
      proxy: isShell ? shellProxies() : [],
    },
    compiler,
  );
  await server.start();
}
