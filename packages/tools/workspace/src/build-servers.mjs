// @ts-check
import './check-node.mjs';
import { bundleServers } from './bundle-servers.mjs';
import { programs } from './programs.mjs';
import { runMain } from './run-main.mjs';

/** Bundles all programs: `pnpm build:servers`. */
async function main() {
  await bundleServers(Object.keys(programs));
  return 0;
}

await runMain(main, { interrupted: 'Construction interrompue.', interruptedCode: 130 });
