import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { watchNetwork, type Transfers } from './network-log';
import {
  expectReady,
  installClock,
  readTiming,
  untilUsable,
  type UsableElement,
  type Timing,
} from './page-clock';
import { applyProfile, type Profile } from './profiles';

export interface Step {
  name: string;
  ready: UsableElement;
  /** Navigates to the page on which the clock starts. */
  prepare?: (page: Page) => Promise<unknown>;
  /** A navigation, or actions that end with a click or an input, which starts the clock. */
  act: (page: Page) => Promise<unknown>;
}

/** Steps one after the other in a new browser profile. */
export interface Journey {
  name: string;
  steps: Step[];
  enter?: (context: BrowserContext) => Promise<unknown>;
}

export interface Figures extends Timing {
  /** Transfers until the page was usable. */
  before: Transfers;
  /** Transfers until the network was idle. */
  all: Transfers;
  heap: number;
}

/** Waiting time after the network has become idle, for long tasks that follow. */
const settleMs = 1_000;

const subtract = (after: Transfers, before: Transfers): Transfers => ({
  requests: after.requests - before.requests,
  bytes: after.bytes - before.bytes,
  scripts: after.scripts - before.scripts,
  scriptBytes: after.scriptBytes - before.scriptBytes,
});

/**
 * A page of another site. Chromium starts a new process for every page that follows it, which takes
 * up to 100 ms. `about:blank` would be unfair: after it, Chromium starts a process only for pages
 * with a COOP header, such as those of the product.
 */
const startAddress = process.env.BENCH_START ?? 'data:text/html,<title>Elsewhere</title>';

export const leaveSite = (page: Page) => page.goto(startAddress);

export async function openPage(browser: Browser, journey: Journey, profile: Profile) {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
  });
  await journey.enter?.(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await installClock(page);
  await leaveSite(page);
  const network = await watchNetwork(session);
  await session.send('Performance.enable');
  await applyProfile(session, profile);
  return { context, page, session, network };
}

/** Makes a journey. Returns the figures of its steps by name. */
export async function makeJourney(
  browser: Browser,
  journey: Journey,
  profile: Profile,
): Promise<Record<string, Figures>> {
  const { context, page, session, network } = await openPage(browser, journey, profile);
  const figures: Record<string, Figures> = {};
  try {
    for (const [index, { name, ready, prepare, act }] of journey.steps.entries()) {
      await prepare?.(page);
      await network.idle();
      await expectReady(page, index, ready);
      const start = network.totals();
      await act(page);
      await untilUsable(session, index);
      const before = subtract(network.totals(), start);
      await network.idle();
      await pause(settleMs);
      const timing = await readTiming(page);
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const heap = metrics.find((metric) => metric.name === 'JSHeapUsedSize')?.value ?? 0;
      figures[name] = { ...timing, before, all: subtract(network.totals(), start), heap };
    }
    return figures;
  } finally {
    await context.close();
  }
}
