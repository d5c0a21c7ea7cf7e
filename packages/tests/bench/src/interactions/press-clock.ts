import type { Page } from '@playwright/test';

/** The awaited result of a press: the element of a selector appears, disappears or changes its text. */
export type PressResult = { appears: string } | { disappears: string } | { changed: string };

/** Times of a press, in milliseconds since its input event. */
export interface PressTimes {
  /** Time to the next paint, as Interaction to Next Paint counts it: that of the slowest event of the press. */
  paint: number;
  /** Time to the result on screen. */
  result: number;
}

/** Changes of the document after a press. Except for `attributes`, they do not depend on the speed of the machine. */
export interface DocumentChanges {
  /** Inserted elements, including moved ones. */
  added: number;
  removed: number;
  attributes: number;
  /** Style rules inserted. */
  rules: number;
}

interface Clock {
  durations: Record<number, number>;
  result: Promise<number> | null;
  work: DocumentChanges;
  rules: () => number;
  /** Time of the last change of the document; 0 unless changes are counted. */
  changedAt: number;
}

/** Duration of the shortest events that the browser reports. */
const shortestMs = 16;

function startClock(): void {
  const countRules = (sheet: CSSStyleSheet | null): number => {
    try {
      return sheet?.cssRules.length ?? 0;
    } catch {
      return 0;
    }
  };
  const rules = () =>
    [...document.styleSheets, ...document.adoptedStyleSheets].reduce(
      (sum, sheet) => sum + countRules(sheet),
      0,
    );
  const clock: Clock = {
    durations: {},
    result: null,
    rules,
    changedAt: 0,
    work: { added: 0, removed: 0, attributes: 0, rules: 0 },
  };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0)
        clock.durations[interactionId] = Math.max(clock.durations[interactionId] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  Object.assign(window, { pressClock: clock });
}

/**
 * Counts the elements added to and removed from the document. A timed run does not use it, since
 * counting takes time itself.
 */
function countDocumentChanges(): void {
  const { pressClock: clock } = window as unknown as { pressClock: Clock };
  const withDescendants = (nodes: readonly Node[]) =>
    new Set(nodes.flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : [])));
  new MutationObserver((records) => {
    clock.changedAt = performance.now();
    clock.work.attributes += records.filter(({ type }) => type === 'attributes').length;
    // The set counts each element once. A child added to a new element also occurs in a record of
    // its own.
    clock.work.added += withDescendants(records.flatMap(({ addedNodes }) => [...addedNodes])).size;
    clock.work.removed += withDescendants(records.flatMap(({ removedNodes }) => [...removedNodes])).size;
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

export async function installPressClock(page: Page): Promise<void> {
  // tsx inserts calls of `__name`, which keeps the names of functions; the page does not have this helper.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(startClock);
}

export const startCounting = (page: Page) => page.evaluate(countDocumentChanges);

/** Starts to look for the result; call this before the press. */
export function expectResult(page: Page, until: PressResult): Promise<void> {
  return page.evaluate((wanted) => {
    const { pressClock: clock } = window as unknown as { pressClock: Clock };
    const [[kind, selector] = ['', '']] = Object.entries(wanted);
    const find = () => document.querySelector<HTMLElement>(selector);
    const before = find()?.innerText;
    const isThere = () =>
      kind === 'changed'
        ? find() !== null && find()?.innerText !== before
        : (find() === null) === (kind === 'disappears');
    clock.durations = {};
    clock.work = { added: 0, removed: 0, attributes: 0, rules: clock.rules() };
    let pressedAt = 0;
    const note = ({ timeStamp }: Event) => (pressedAt ||= timeStamp);
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, note, { capture: true, once: true });
    const end = performance.now() + 30_000;
    clock.result = new Promise((resolve, reject) => {
      const look = () => {
        if (pressedAt > 0 && isThere()) requestAnimationFrame((now) => resolve(now - pressedAt));
        else if (performance.now() > end) reject(new Error(`not within 30 s: ${kind} ${selector}`));
        else requestAnimationFrame(look);
      };
      look();
    });
  }, until);
}

/** Waits until a page whose work is counted has not changed for a second. */
export const untilUnchanged = (page: Page) =>
  page.waitForFunction(() => {
    const { pressClock: clock } = window as unknown as { pressClock: Clock };
    return performance.now() - clock.changedAt > 1_000;
  });

/** Waits for the result and then for `settled`; returns the measurements up to that point. */
export async function readPressTimes(
  page: Page,
  settled: (page: Page) => Promise<unknown>,
): Promise<PressTimes & { work: DocumentChanges }> {
  const result = await page.evaluate(() => {
    const { pressClock: clock } = window as unknown as { pressClock: Clock };
    return clock.result;
  });
  await settled(page);
  return page.evaluate(
    ([at, shortest]) => {
      const { pressClock: clock } = window as unknown as { pressClock: Clock };
      return {
        paint: Math.max(shortest, ...Object.values(clock.durations)),
        result: at,
        work: { ...clock.work, rules: clock.rules() - clock.work.rules },
      };
    },
    [result ?? 0, shortestMs] as const,
  );
}
