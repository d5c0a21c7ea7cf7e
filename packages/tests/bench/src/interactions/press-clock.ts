import type { Page } from '@playwright/test';

/** When the result of a press is on screen; `changed`: the text of the element differs from before. */
export type Until = { there: string } | { gone: string } | { changed: string };

/** Milliseconds since the press. */
export interface Answer {
  /** Until the next paint, as Interaction to Next Paint counts it: the longest of the press's events. */
  paint: number;
  /** Until the result is on screen. */
  result: number;
}

/** What a press changes in the document; independent of the machine. */
export interface Work {
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
  work: Work;
  rules: () => number;
  /** When the document last changed; 0 unless its work is counted. */
  changedAt: number;
}

/** The browser reports no shorter events. */
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

/** Counts the elements added to and removed from the document. Not used in a timed run, since counting takes time itself. */
function countWork(): void {
  const { pressClock: clock } = window as unknown as { pressClock: Clock };
  const withDescendants = (nodes: readonly Node[]) =>
    new Set(nodes.flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : [])));
  new MutationObserver((records) => {
    clock.changedAt = performance.now();
    clock.work.attributes += records.filter(({ type }) => type === 'attributes').length;
    // An element that is inserted empty and then filled is recorded with each of its children, and counts once.
    clock.work.added += withDescendants(records.flatMap(({ addedNodes }) => [...addedNodes])).size;
    clock.work.removed += withDescendants(records.flatMap(({ removedNodes }) => [...removedNodes])).size;
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

export async function installPressClock(page: Page): Promise<void> {
  // The bench's compiler inserts calls of this helper, which keeps the names of functions; the page has none.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(startClock);
}

export const startCounting = (page: Page) => page.evaluate(countWork);

/** Starts looking for the result; call it before the press. */
export function expectResult(page: Page, until: Until): Promise<void> {
  return page.evaluate((wanted) => {
    const { pressClock: clock } = window as unknown as { pressClock: Clock };
    const [[kind, selector] = ['', '']] = Object.entries(wanted);
    const find = () => document.querySelector<HTMLElement>(selector);
    const before = find()?.innerText;
    const isThere = () =>
      kind === 'changed'
        ? find() !== null && find()?.innerText !== before
        : (find() === null) === (kind === 'gone');
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

/** Waits for the result, then for `settled`, and reads the measurements up to then. */
export async function readAnswer(
  page: Page,
  settled: (page: Page) => Promise<unknown>,
): Promise<Answer & { work: Work }> {
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
