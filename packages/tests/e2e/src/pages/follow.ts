import type { Page } from '@playwright/test';

/**
 * Navigates inside the running application, as its links do. To load the document for each route
 * would be too slow.
 */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/** Navigates to a page with another title; resolves when it has replaced the previous page. */
export async function followTo(page: Page, address: string): Promise<void> {
  const heading = '#root h1';
  const before = await page
    .locator(heading)
    .first()
    .evaluateHandle((element) => ({
      element,
      text: element.textContent,
    }));
  await follow(page, address);
  await page.waitForFunction(
    ({ selector, left }) => {
      const shown = document.querySelector(selector);
      return shown !== null && (shown !== left.element || shown.textContent !== left.text);
    },
    { selector: heading, left: before },
  );
}
