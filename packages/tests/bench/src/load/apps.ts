import type { Stack } from '@escale/e2e/fixtures';
import { journeysAt } from './journeys';
import { servePeers } from './peers';
import type { Journey } from './visit';

export interface App {
  name: string;
  journeys: Journey[];
}

export interface Apps {
  /** Ours first: the others are compared with it. */
  apps: App[];
  stop: () => void;
}

/** Starts what is compared: the product, and the applications of the folder `BENCH_PEERS`. */
export async function startApps(stack: Stack): Promise<Apps> {
  const own: App = { name: 'Escale', journeys: journeysAt({ origin: stack.origin, stack }) };
  const folder = process.env.BENCH_PEERS;
  if (folder === undefined) return { apps: [own], stop: () => undefined };
  const peers = await servePeers(folder);
  return { apps: [own, ...peers.apps], stop: peers.stop };
}
