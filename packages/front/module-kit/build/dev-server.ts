import type WebpackDevServer from 'webpack-dev-server';

/** Where a module is served alone or for a deployed shell, unless PORT names another. */
export const devPort = () => Number(process.env.PORT ?? 3010);

/** What an overlay shows: errors while the page runs go to its own boundaries. */
export const buildErrors = { errors: true, warnings: false, runtimeErrors: false };

/** Starts the server, and returns once its first build has ended: an address that is printed then answers at once. */
export async function startServer(server: WebpackDevServer): Promise<void> {
  await server.start();
  await new Promise<void>((resolve) => {
    server.middleware?.waitUntilValid(() => resolve());
  });
}
