import type { Browser } from '@playwright/test';
import { expectReady, readTiming, untilUsable } from './page-clock';
import type { Profile } from './profiles';
import { openPage, type Journey } from './visit';

/** Work of the network or the main thread, in milliseconds since the navigation. */
export interface Work {
  what: string;
  kind: 'network' | 'main thread';
  from: number;
  to: number;
}

interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args: {
    name?: string;
    data?: { requestId?: string; url?: string; functionName?: string; documentLoaderURL?: string };
  };
}

const traceCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'loading',
];

/**
 * Minimum durations: shorter tasks delay nothing. The minimum of frames is higher, since a waiting page draws frames of over 5 ms.
 */
const minTaskMs = { task: 5, frame: 50 };
const frameEventPattern =
  /^(?:task|FireAnimationFrame|Commit|Layerize|Layout|Paint|PrePaint|UpdateLayoutTree)$/;

const pathOfUrl = (url = '') => (URL.canParse(url) ? new URL(url).pathname : url);

/** Opens the first page of a journey under the browser's trace. Returns the work in order, and when the page was usable. */
export async function traceFirstStep(browser: Browser, journey: Journey, profile: Profile) {
  const { context, page, session, network } = await openPage(browser, journey, profile);
  const [step] = journey.steps;
  if (step === undefined) throw new Error(`${journey.name} has no step`);
  try {
    await expectReady(page, 0, step.ready);
    await browser.startTracing(page, { categories: traceCategories });
    await step.act(page);
    await untilUsable(session, 0);
    await network.idle();
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    const { usable } = await readTiming(page);
    const arrived = await page.evaluate(() => performance.getEntriesByType('navigation')[0]);
    const document: Work = {
      what: pathOfUrl(page.url()),
      kind: 'network',
      from: 0,
      to: (arrived as PerformanceNavigationTiming).responseEnd,
    };
    return { usable, work: [document, ...readWork(traceEvents, page.url())] };
  } finally {
    await context.close();
  }
}

function readWork(events: readonly TraceEvent[], address: string): Work[] {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address,
  );
  if (start === undefined) throw new Error(`the trace has no navigation to ${address}`);
  const msSinceStart = ({ ts }: TraceEvent) => (ts - start.ts) / 1_000;
  const main = events.filter(
    (event) => event.pid === start.pid && event.tid === start.tid && event.ts >= start.ts,
  );
  const tasks = main
    .filter(({ name, dur = 0 }) => name === 'RunTask' && dur >= minTaskMs.task * 1_000)
    .map((task): Work => {
      const end = task.ts + (task.dur ?? 0);
      const within = main.filter(
        ({ name, ts, dur = 0 }) => name !== 'RunTask' && dur > 0 && ts >= task.ts && ts + dur <= end,
      );
      return {
        what: labelOf(within),
        kind: 'main thread',
        from: msSinceStart(task),
        to: (end - start.ts) / 1_000,
      };
    })
    .filter(({ what, from, to }) => !frameEventPattern.test(what) || to - from >= minTaskMs.frame);
  return [...tasks, ...requestsOf(events, msSinceStart)].sort((one, other) => one.from - other.from);
}

/**
 * Returns a name for a task: the event and the file of its longest part that has a file, else the
 * event of its longest part.
 */
function labelOf(within: readonly TraceEvent[]): string {
  const named = within.filter(({ args }) => args.data?.url !== undefined && args.data.url !== '');
  const longest = (list: readonly TraceEvent[]) =>
    [...list].sort((one, other) => (other.dur ?? 0) - (one.dur ?? 0))[0];
  const event = longest(named) ?? longest(within);
  return event === undefined ? 'task' : `${event.name} ${pathOfUrl(event.args.data?.url)}`.trim();
}

function requestsOf(events: readonly TraceEvent[], msSinceStart: (event: TraceEvent) => number): Work[] {
  const open = new Map<string, Work>();
  const done: Work[] = [];
  for (const event of [...events].sort((one, other) => one.ts - other.ts)) {
    const { requestId = '', url } = event.args.data ?? {};
    if (event.name === 'ResourceSendRequest')
      open.set(requestId, {
        what: pathOfUrl(url),
        kind: 'network',
        from: Math.max(0, msSinceStart(event)),
        to: 0,
      });
    const request = open.get(requestId);
    if (event.name !== 'ResourceFinish' || request === undefined || msSinceStart(event) < 0) continue;
    done.push({ ...request, to: msSinceStart(event) });
    open.delete(requestId);
  }
  return done;
}
