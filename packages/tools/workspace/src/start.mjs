// @ts-check
import './check-node.mjs';
import { buildApps } from './build.mjs';
import { bundleServers } from './bundle-servers.mjs';
import { installDependencies } from './install.mjs';
import { lockInstance, releaseInstance } from './instance.mjs';
import { runMain } from './run-main.mjs';
import { fromRoot, dataDir, dataLabel, productName } from './workspace-paths.mjs';
import { checkPorts } from './ports.mjs';
import { createProgress } from './progress.mjs';
import { publishApps } from './publish.mjs';
import { startApi, startGateway, untilOneEnds } from './services.mjs';
import { welcome } from './welcome.mjs';

const siteDir = fromRoot('var/site');

async function main() {
  lockInstance();
  await checkPorts();
  const { step } = createProgress(5);
  await step('Installation des dépendances', installDependencies);
  await step('Construction', async (note) => {
    const [built] = await Promise.all([buildApps(note), bundleServers(['api', 'gateway'])]);
    return built;
  });
  await step('Publication', (note) => publishApps(siteDir, note));
  const apis = await step('Base de données et API', () => startApi({ dataDir, siteDir }));
  const gateway = await step('Passerelle', () => startGateway({ siteDir }));
  process.stdout.write(welcome());
  return untilOneEnds([...apis, gateway]);
}

await runMain(main, {
  interrupted: `${productName} est arrêtée. Les données restent dans ${dataLabel}.`,
  finish: releaseInstance,
});
