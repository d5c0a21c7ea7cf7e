import type { Page } from '@playwright/test';

/** What the document shows before the application, which is held back until `release`. */
export interface HeldPage {
  release: () => void;
}

/** Holds back the application's entry, or another script of it, on the loads that follow. */
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

/** Resolves once the application has replaced what the document shows. */
export async function untilHandedOver(page: Page): Promise<void> {
  await page.locator('[data-screen]').first().waitFor({ state: 'detached' });
}
