import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** The element that makes a page count as usable. */
export interface UsableElement {
  selector: string;
  /** Exact text of the element. */
  text?: string;
  /**
   * True if the document may show the element before its scripts run. The element is then usable
   * only once React handles its events.
   */
  mustHandleEvents?: boolean;
}

/** Times by the page's own clock, in milliseconds since the navigation or since the last click or input. */
export interface Timing {
  /** First frame that showed the awaited element. */
  visible: number;
  usable: number;
  fcp: number;
  lcp: number;
  /** Sum of the time by which long tasks exceed 50 ms. */
  blocked: number;
}

interface Clock {
  step: number;
  ready: UsableElement | null;
  startedAt: number;
  visibleAt: number;
  usableAt: number;
  lcp: number;
  longTasks: { startTime: number; duration: number }[];
}

/** Interval at which the bench reads the clock. */
const pollIntervalMs = 50;

/** Maximum time for a page to become usable. */
const maxWaitMs = 60_000;

/**
 * Starts the clock in the page, before the page's scripts run. The clock looks for the element only
 * in frames after a change: looking in every frame would slow the page down.
 */
function startClock(): void {
  const clock: Clock = {
    step: -1,
    ready: null,
    startedAt: 0,
    visibleAt: 0,
    usableAt: 0,
    lcp: 0,
    longTasks: [],
  };
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const handlesEvents = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const look = ({ selector, text, mustHandleEvents = false }: UsableElement) => {
    const found = [...document.querySelectorAll(selector)].filter(
      (element) => isVisible(element) && (text === undefined || element.textContent.trim() === text),
    );
    if (found.length > 0 && clock.visibleAt === 0) clock.visibleAt = performance.now();
    if (found.some((element) => !mustHandleEvents || handlesEvents(element)))
      clock.usableAt = performance.now();
  };
  let isWaiting = false;
  const lookInNextFrame = () => {
    if (isWaiting || clock.usableAt > 0) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      if (clock.ready !== null && clock.usableAt === 0) look(clock.ready);
    });
  };
  new MutationObserver(lookInNextFrame).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  // A loaded style sheet may reveal an element without a change of the tree.
  document.addEventListener('load', lookInNextFrame, { capture: true });
  for (const type of ['click', 'input'])
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        if (clock.usableAt === 0) clock.startedAt = timeStamp;
      },
      { capture: true },
    );
  new PerformanceObserver((list) => clock.longTasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  new PerformanceObserver((list) => {
    clock.lcp = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  Object.assign(window, { benchClock: clock });
}

/** Puts the clock into every document of a page. */
export async function installClock(page: Page): Promise<void> {
  // tsx inserts calls of `__name`, which keeps the names of functions; the page does not have this helper.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(startClock);
}

function lookFor({ step, ready }: { step: number; ready: UsableElement }): void {
  const { benchClock: clock } = window as unknown as { benchClock: Clock };
  if (clock.step >= step) return;
  Object.assign(clock, { step, ready, visibleAt: 0, usableAt: 0, longTasks: [] });
}

/** Sets what the clock looks for in this document and the next ones; `step` increases with each call. */
export async function expectReady(page: Page, step: number, ready: UsableElement): Promise<void> {
  await page.addInitScript(lookFor, { step, ready });
  await page.evaluate(lookFor, { step, ready });
}

/**
 * Waits until the page is usable. Playwright's own waiting would run a large script in each new
 * document, and would poll only twice a second.
 */
export async function untilUsable(session: CDPSession, step: number): Promise<void> {
  const expression = `globalThis.benchClock?.step === ${step} && benchClock.usableAt > 0`;
  for (const end = Date.now() + maxWaitMs; Date.now() < end; await pause(pollIntervalMs)) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (result.value === true) return;
  }
  throw new Error(`the page was not usable within ${maxWaitMs} ms`);
}

/** Returns the clock's measurements since `expectReady`. */
export function readTiming(page: Page): Promise<Timing> {
  return page.evaluate(() => {
    const { benchClock: clock } = window as unknown as { benchClock: Clock };
    const from = clock.startedAt;
    const long = clock.longTasks.filter(({ startTime }) => startTime >= from);
    return {
      visible: clock.visibleAt - from,
      usable: clock.usableAt - from,
      fcp: from > 0 ? 0 : (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
      lcp: from > 0 ? 0 : clock.lcp,
      blocked: long.reduce((sum, { duration }) => sum + duration - 50, 0),
    };
  });
}
