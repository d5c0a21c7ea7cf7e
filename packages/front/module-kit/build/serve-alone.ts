import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { deploymentOrigin } from './deployed-shell';
import { overlayErrors, devPort, startServer } from './dev-server';
import { readModuleManifest } from './module-manifest';
import { findBackend } from './own-backend';
import { mockedApiSettings, realApiSettings } from './standalone-api';
import { standaloneConfig } from './standalone-config';
import { findMocks } from './standalone-mocks';

/**
 * Serves a module without the shell, with hot update. The module uses the real API at the address
 * `data`; by default, its mocks, its back end and a mock session with every right on the module.
 */
export async function serveAlone(appDir: string, data?: string): Promise<void> {
  const { id, permissions } = readModuleManifest(appDir);
  const rights = [...new Set(['visible', 'read', 'write', 'delete', ...permissions])];
  const port = devPort();
  const own = `http://localhost:${port}`;
  const real = data === undefined ? null : deploymentOrigin(data);
  const mocks = real === null ? findMocks(appDir) : null;
  const backend = real === null ? await findBackend(appDir, { id, rights }, own) : null;
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      client: { overlay: overlayErrors },
      historyApiFallback: true,
      static: false,
      ...(real === null ? mockedApiSettings({ id, rights }, mocks, backend) : realApiSettings(real, own)),
    },
    webpack(standaloneConfig(appDir, mocks, real !== null)),
  );
  await startServer(server);
  backend?.start();
  const ownData = backend === null ? 'mocks' : 'its back end';
  process.stdout.write(`${own} with ${real === null ? ownData : `the data of ${real}`}\n`);
}
