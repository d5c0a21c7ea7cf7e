// @ts-check
// API and gateway over what is built and published already (ESCALE_SITE_DIR, ESCALE_DATA_DIR); used by the e2e tests.
import './check-node.mjs';
import path from 'node:path';
import { runMain } from './main-guard.mjs';
import { below, port, productName } from './place.mjs';
import { checkPorts } from './ports.mjs';
import { startApi, startGateway, untilOneDies } from './services.mjs';

const siteDir = path.resolve(process.env.ESCALE_SITE_DIR ?? below('var/site'));
const dataDir = path.resolve(process.env.ESCALE_DATA_DIR ?? below('var/data'));

async function main() {
  await checkPorts();
  const api = await startApi({ dataDir });
  const gateway = await startGateway({ siteDir });
  process.stdout.write(`http://localhost:${port}\n`);
  return untilOneDies([api, gateway]);
}

await runMain(main, { interrupted: `${productName} est arrêtée.` });
