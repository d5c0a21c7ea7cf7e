import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { againstConfig } from './against-config';
import { checkDeployment, deploymentOrigin } from './deployed-shell';
import { devPort, startServer } from './dev-server';
import { readModuleManifest } from './module-manifest';

/**
 * Serves a module to pages of a deployed shell, in a browser on this machine. Prints the link that opens the module there. Saving
 * a file reloads those pages.
 */
export async function serveAgainst(appDir: string, address: string): Promise<void> {
  const { id, path } = readModuleManifest(appDir);
  const shell = deploymentOrigin(address);
  await checkDeployment(shell);
  const port = devPort();
  const own = `localhost:${port}`;
  const compiler = webpack(againstConfig(appDir, `ws://${own}/ws`));
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      // Pages of other hosts may not connect to the socket; the headers below let only pages of that shell read the files.
      allowedHosts: [new URL(shell).hostname, 'localhost'],
      headers: {
        'access-control-allow-origin': shell,
        vary: 'origin',
        'cache-control': 'no-store',
      },
      hot: false,
      liveReload: true,
      // `host/dev-client.ts` replaces this client, whose overlay the shell's Trusted Types policy would block.
      client: false,
      webSocketServer: 'ws',
      historyApiFallback: false,
      static: false,
    },
    compiler,
  );
  await startServer(server);
  process.stdout.write(
    `${shell}${pathToOpen(path)}?module=${id}@http://${own}\n` +
      "Open this link, sign in, and agree by 'Utiliser ma version locale' there. A saved file reloads the page.\n",
  );
}

/** Returns the path to open first: the module's own, or the home page if the module's path has parameters. */
const pathToOpen = (path: string) => (path.includes(':') ? '/modules' : path);
