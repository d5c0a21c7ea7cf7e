import type { Page } from '@playwright/test';

/** A document whose application is held back until `release`. */
export interface HeldPage {
  release: () => void;
}

/** Holds back a script of the application on later loads; by default its entry. */
export async function holdApplication(page: Page, script = /\/main\.[^/]+\.js$/): Promise<HeldPage> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(script, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** Opens an address without waiting for the application. */
export async function openDocument(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
}

/** Resolves once the application has replaced the document's own screen. */
export async function untilHandedOver(page: Page): Promise<void> {
  await page.locator('[data-screen]').first().waitFor({ state: 'detached' });
}
