import type { Browser, Page } from '@playwright/test';
import { storeToken, type Stack } from '@escale/e2e/fixtures';
import { applyProfile } from '../load/profiles';
import { actsOfList, viewport, type Act } from './acts';
import {
  expectResult,
  installPressClock,
  readPressTimes,
  type PressTimes,
  type DocumentChanges,
} from './press-clock';

/** After this time the effects of a press are on screen, even on a slow machine. */
const restMs = 800;

/** Time that a page needs to become idle after its first row. */
const settleMs = 3_000;

const waitAtRest = (page: Page) => page.waitForTimeout(restMs);

export interface App {
  name: string;
  address: string;
  ready: string;
  acts: readonly Act[];
  enter: (page: Page) => Promise<unknown>;
}

/** Returns Escale as the app to measure, opened on its list of users. */
export const escaleAt = (stack: Stack): App => ({
  name: 'Escale',
  address: `${stack.origin}/users`,
  ready: '.ag-row',
  acts: actsOfList,
  enter: async (page) =>
    storeToken(page.context(), stack.origin, (await stack.sessions.of('superAdmin')).accessToken),
});

/** Opens an app in a new browser profile and calls `visit` with each act, once the page is at rest. */
export async function walk(
  browser: Browser,
  { address, ready, acts, enter }: App,
  cpu: number,
  visit: (page: Page, act: Act) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport });
  try {
    const page = await context.newPage();
    await installPressClock(page);
    await enter(page);
    await page.goto(address);
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(settleMs);
    await applyProfile(await context.newCDPSession(page), { name: '', cpu });
    for (const act of acts) {
      await act.prepare?.(page);
      await waitAtRest(page);
      await visit(page, act);
    }
  } finally {
    await context.close();
  }
}

/** Performs the press of an act, waits for its result and for `settled`, and returns the measurements. */
export async function pressAndMeasure(
  page: Page,
  { press, until }: Act,
  settled: (page: Page) => Promise<unknown> = waitAtRest,
): Promise<PressTimes & { work: DocumentChanges }> {
  await expectResult(page, until);
  await press(page);
  return readPressTimes(page, settled);
}
