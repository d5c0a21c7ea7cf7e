import type WebpackDevServer from 'webpack-dev-server';

/**
 * Returns the port on which a module is served: PORT, else 3010. `serveApp` prefers MODULE_PORT and
 * the port in the module's package.json.
 */
export const devPort = () => Number(process.env.PORT ?? 3010);

/** Settings of the error overlay: build errors only, since the page's error boundaries show run-time errors. */
export const overlayErrors = { errors: true, warnings: false, runtimeErrors: false };

/** Starts the server. Resolves once the first build has finished, so that the address printed next responds at once. */
export async function startServer(server: WebpackDevServer): Promise<void> {
  await server.start();
  await new Promise<void>((resolve) => {
    server.middleware?.waitUntilValid(() => resolve());
  });
}
