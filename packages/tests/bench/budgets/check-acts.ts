import { chromium, request } from '@playwright/test';
import { launchOptions, startStack } from '@escale/e2e/fixtures';
import { startCounting, type Work } from '../src/interactions/press-clock';
import { answerTo, escaleAt, walk } from '../src/interactions/walk';
import { actBudgets, type ActWork } from './act-budgets';

/** How much heavier an act may be than its budget; below that, figures differ from run to run. */
const tolerance = { share: 0.1, least: 4 };

const exceeds = (measured: number, budget: number) =>
  measured > budget + Math.max(tolerance.least, budget * tolerance.share);

/** What each act puts into the document and asks of the server, on the published site. */
async function measureActs(): Promise<Record<string, ActWork>> {
  const stack = await startStack(request);
  const browser = await chromium.launch(launchOptions());
  const works: Record<string, ActWork> = {};
  let isCounting = false;
  try {
    await walk(browser, escaleAt(stack), 1, async (page, act) => {
      if (!isCounting) await startCounting(page);
      isCounting = true;
      let requests = 0;
      const count = () => void (requests += 1);
      page.on('request', count);
      const { work } = await answerTo(page, act);
      page.off('request', count);
      works[act.name] = { ...work, requests };
    });
    return works;
  } finally {
    await browser.close();
    await stack.stop();
  }
}

const text = (work: Work) =>
  Object.entries(work)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');

/** Compares the work of each act with its budget. Returns what exceeds. */
export async function checkActs(): Promise<string[]> {
  const works = await measureActs();
  return Object.entries(works).flatMap(([act, work]) => {
    console.log(`${act.padEnd(32)}${text(work)}`);
    const budget = actBudgets[act];
    if (budget === undefined) return [`${act}: no budget`];
    return Object.entries(budget).flatMap(([what, allowed]) =>
      exceeds(work[what as keyof ActWork], allowed)
        ? [`${act}: ${what} ${work[what as keyof ActWork]}, budget ${allowed}`]
        : [],
    );
  });
}
