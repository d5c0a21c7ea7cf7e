import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** Requests and sizes as transferred, headers included. */
export interface Transfers {
  requests: number;
  bytes: number;
  scripts: number;
  scriptBytes: number;
}

export interface NetworkLog {
  totals: () => Transfers;
  /** Resolves when the network has been idle for half a second, at the latest after ten seconds. */
  idle: () => Promise<void>;
}

const quietMs = 500;
const maxWaitMs = 10_000;

/** Counts what the page transfers; responses from the cache do not count. */
export async function watchNetwork(session: CDPSession): Promise<NetworkLog> {
  const open = new Map<string, { script: boolean; cached: boolean }>();
  const totals: Transfers = { requests: 0, bytes: 0, scripts: 0, scriptBytes: 0 };
  let changedAt = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^(?:data|blob):/.test(request.url)) return;
    open.set(requestId, { script: type === 'Script', cached: false });
    changedAt = Date.now();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = open.get(requestId);
    if (request !== undefined) request.cached = true;
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const request = open.get(requestId);
    if (request === undefined) return;
    request.script = type === 'Script' || /\.m?js$/.test(new URL(response.url).pathname);
    request.cached ||= response.fromDiskCache === true || response.fromPrefetchCache === true;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = open.get(requestId);
    if (request !== undefined && !request.cached) {
      totals.requests += 1;
      totals.bytes += encodedDataLength;
      if (request.script) {
        totals.scripts += 1;
        totals.scriptBytes += encodedDataLength;
      }
    }
    open.delete(requestId);
    changedAt = Date.now();
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId);
    changedAt = Date.now();
  });
  await session.send('Network.enable');
  return {
    totals: () => ({ ...totals }),
    idle: async () => {
      const started = Date.now();
      while (Date.now() - started < maxWaitMs && (open.size > 0 || Date.now() - changedAt < quietMs))
        await pause(50);
    },
  };
}
