import type WebpackDevServer from 'webpack-dev-server';

/** Returns the port on which a module is served alone or for a deployed shell, unless PORT names another. */
export const devPort = () => Number(process.env.PORT ?? 3010);

/** Errors shown by the overlay: those at run time go to the page's own boundaries. */
export const buildErrors = { errors: true, warnings: false, runtimeErrors: false };

/** Starts the server and returns once its first build has finished, so that a printed address responds at once. */
export async function startServer(server: WebpackDevServer): Promise<void> {
  await server.start();
  await new Promise<void>((resolve) => {
    server.middleware?.waitUntilValid(() => resolve());
  });
}
