import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** When a page counts as usable. */
export interface Ready {
  selector: string;
  /** Exact text of the element. */
  text?: string;
  /** React handles its events: markup from before the scripts does not count. */
  answers?: boolean;
}

/** By the page's own clock, in milliseconds since the navigation, or since the last click or input. */
export interface Timing {
  /** The first frame that showed it. */
  visible: number;
  usable: number;
  fcp: number;
  lcp: number;
  /** Sum of what long tasks take over 50 ms. */
  blocked: number;
}

interface Clock {
  step: number;
  ready: Ready | null;
  startedAt: number;
  visibleAt: number;
  usableAt: number;
  lcp: number;
  longTasks: { startTime: number; duration: number }[];
}

/** Interval of the checks. */
const askMs = 50;

/** How long a page may take. */
const longestMs = 60_000;

/** Runs in the page before its scripts. It requests no frames of its own, which would delay what is measured. */
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
  const answers = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const look = ({ selector, text, answers: mustAnswer = false }: Ready) => {
    const found = [...document.querySelectorAll(selector)].filter(
      (element) => isVisible(element) && (text === undefined || element.textContent.trim() === text),
    );
    if (found.length > 0 && clock.visibleAt === 0) clock.visibleAt = performance.now();
    if (found.some((element) => !mustAnswer || answers(element))) clock.usableAt = performance.now();
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
  // Style sheets reveal what they had hidden without any change of the tree.
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
  // The bench is compiled with calls of this helper, which keep the names of functions; the page has none.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(startClock);
}

function setReady({ step, ready }: { step: number; ready: Ready }): void {
  const { benchClock: clock } = window as unknown as { benchClock: Clock };
  if (clock.step >= step) return;
  Object.assign(clock, { step, ready, visibleAt: 0, usableAt: 0, longTasks: [] });
}

/** Tells this document and the next ones what to look for; `step` increases with each call. */
export async function expectReady(page: Page, step: number, ready: Ready): Promise<void> {
  await page.addInitScript(setReady, { step, ready });
  await page.evaluate(setReady, { step, ready });
}

/**
 * Waits until the page is usable. Playwright's own waiting is not used: it runs a large script in each new document, and polls only
 * twice a second.
 */
export async function untilUsable(session: CDPSession, step: number): Promise<void> {
  const expression = `globalThis.benchClock?.step === ${step} && benchClock.usableAt > 0`;
  for (const end = Date.now() + longestMs; Date.now() < end; await pause(askMs)) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (result.value === true) return;
  }
  throw new Error(`the page was not usable within ${longestMs} ms`);
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
