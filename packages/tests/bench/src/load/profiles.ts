import type { CDPSession } from '@playwright/test';

export interface Profile {
  name: string;
  /** How many times slower the page's main thread runs. */
  cpu: number;
  /** Latency of each request in milliseconds, and bytes per second in each direction; absent if the network is not throttled. */
  line?: { latency: number; down: number; up: number };
}

export const unthrottledProfile: Profile = { name: 'not throttled', cpu: 1 };

export const profiles: Record<string, Profile> = {
  slow: {
    name: '1.6 Mbit/s, 150 ms, 4 × CPU',
    cpu: 4,
    line: { latency: 150, down: 1.6e6 / 8, up: 750e3 / 8 },
  },
  none: unthrottledProfile,
  cpu: { name: 'a fast line, 4 × CPU', cpu: 4 },
};

export async function applyProfile(session: CDPSession, { cpu, line }: Profile): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (line === undefined) return;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.down,
    uploadThroughput: line.up,
  });
}
