import { chromium, request } from '@playwright/test';
import { launchOptions, startStack } from '@escale/e2e/fixtures';
import { startCounting, untilUnchanged, type DocumentChanges } from '../src/interactions/press-clock';
import { pressAndMeasure, escaleAt, walk } from '../src/interactions/walk';
import { actBudgets, type ActBudget } from './act-budgets';

/** Permitted excess over a budget, since measurements vary from run to run. */
const tolerance = { share: 0.1, least: 4 };

const exceeds = (measured: number, budget: number) =>
  measured > budget + Math.max(tolerance.least, budget * tolerance.share);

/** Measures the changes that each act makes to the document of the published site. */
async function measureActs(): Promise<Record<string, DocumentChanges>> {
  const stack = await startStack(request);
  const browser = await chromium.launch(launchOptions());
  const works: Record<string, DocumentChanges> = {};
  let isCounting = false;
  try {
    await walk(browser, escaleAt(stack), 1, async (page, act) => {
      if (!isCounting) {
        await startCounting(page);
        // The application renders the menus while the browser is idle. That work must not count for
        // the first act.
        await page.locator('[role=menu]').first().waitFor({ state: 'attached' });
        await untilUnchanged(page);
      }
      isCounting = true;
      works[act.name] = (await pressAndMeasure(page, act, untilUnchanged)).work;
    });
    return works;
  } finally {
    await browser.close();
    await stack.stop();
  }
}

const formatWork = (work: DocumentChanges) =>
  Object.entries(work)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');

/** Compares the work of each act with its budget. Returns one line per exceeded figure and per act without a budget. */
export async function checkActs(): Promise<string[]> {
  const works = await measureActs();
  return Object.entries(works).flatMap(([act, work]) => {
    console.log(`${act.padEnd(32)}${formatWork(work)}`);
    const budget = actBudgets[act];
    if (budget === undefined) return [`${act}: no budget`];
    return Object.entries(budget).flatMap(([what, allowed]) =>
      exceeds(work[what as keyof ActBudget], allowed)
        ? [`${act}: ${what} ${work[what as keyof ActBudget]}, budget ${allowed}`]
        : [],
    );
  });
}
