import { chromium, request, type CDPSession, type Page } from '@playwright/test';
import { browserPath } from '../src/fixtures/browser-path';
import { startStack } from '../src/fixtures/stack';

interface Load {
  scripts: number;
  scriptBytes: number;
  requests: number;
  bytes: number;
  usableMs: number;
}

/** A slow PC on a slow connection, as for the reference figures. */
const slow = { cpu: 4, latency: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };

async function countTransfers(session: CDPSession): Promise<() => Omit<Load, 'usableMs'>> {
  const kinds = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  await session.send('Network.enable');
  return () => {
    const all = [...sizes.entries()];
    const scripts = all.filter(([id]) => kinds.get(id) === 'Script');
    const sum = (entries: [string, number][]) => entries.reduce((total, [, size]) => total + size, 0);
    return { scripts: scripts.length, scriptBytes: sum(scripts), requests: all.length, bytes: sum(all) };
  };
}

async function loadLogin(page: Page, origin: string, throttled: boolean): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  const transfers = await countTransfers(session);
  if (throttled) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latency,
      downloadThroughput: slow.bytesPerSecond,
      uploadThroughput: slow.bytesPerSecond,
    });
  }
  const started = performance.now();
  await page.goto(`${origin}/login`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Continuer' }).waitFor();
  return { ...transfers(), usableMs: Math.round(performance.now() - started) };
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Compressed bytes and time until /login is usable, with a cold cache, from the production build. */
async function benchFirstLoad(): Promise<void> {
  const stack = await startStack(request);
  const executablePath = browserPath();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    for (const throttled of [false, true]) {
      const loads: Load[] = [];
      for (let round = 0; round < 5; round += 1) {
        const context = await browser.newContext();
        loads.push(await loadLogin(await context.newPage(), stack.origin, throttled));
        await context.close();
      }
      const [first] = loads;
      if (first === undefined) continue;
      const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
      console.log(
        `${throttled ? '4 × CPU, 1.6 Mbit/s, 150 ms' : 'unthrottled'}: ` +
          `JS ${kB(first.scriptBytes)} in ${first.scripts} files, all ${kB(first.bytes)} in ${first.requests} ` +
          `requests, usable after ${median(loads.map((load) => load.usableMs))} ms (median of ${loads.length})`,
      );
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
}

void benchFirstLoad();
