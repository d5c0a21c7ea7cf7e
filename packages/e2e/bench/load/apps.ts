import type { Stack } from '../../src/fixtures/stack';
import { startHttp2Front } from './http2-front';
import { journeysAt } from './journeys';
import { servePeers } from './peers';
import { startSingleApp } from './single-app';
import type { Journey } from './visit';

export interface App {
  name: string;
  journeys: Journey[];
}

export interface Apps {
  /** Ours first: the others are compared with it. */
  apps: App[];
  browserArguments: string[];
  stop: () => Promise<void>;
}

export const ownName = 'Escale';
export const singleName = 'one application';

/** Starts what is compared: the product, and what the environment asks for besides. */
export async function startApps(stack: Stack): Promise<Apps> {
  const apps: App[] = [{ name: ownName, journeys: journeysAt({ origin: stack.origin, stack }) }];
  const browserArguments: string[] = [];
  const stops: (() => unknown)[] = [];
  if (process.env.BENCH_SINGLE !== undefined) {
    const single = await startSingleApp(stack);
    stops.push(single.stop);
    apps.push({ name: singleName, journeys: journeysAt({ origin: single.origin, stack }) });
  }
  if (process.env.BENCH_HTTP2 !== undefined) {
    const front = await startHttp2Front(stack.origin);
    stops.push(front.stop);
    browserArguments.push(front.browserArgument);
    apps.push({ name: 'Escale, HTTP/2', journeys: journeysAt({ origin: front.origin, stack }) });
  }
  if (process.env.BENCH_PEERS !== undefined) {
    const peers = await servePeers(process.env.BENCH_PEERS);
    stops.push(peers.stop);
    apps.push(...peers.apps);
  }
  return { apps, browserArguments, stop: async () => void (await Promise.all(stops.map((stop) => stop()))) };
}
