import type { Page } from '@playwright/test';

/**
 * Records every shown heading and every path from the next load on. The returned function reads
 * those since the last load.
 */
export async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenOnPage: seen });
    const note = () => {
      for (const heading of document.querySelectorAll('h1, h2'))
        if (heading.checkVisibility()) seen.push(heading.textContent);
      seen.push(location.pathname);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return async () => {
    const seen = await page.evaluate(() => (window as unknown as { seenOnPage: string[] }).seenOnPage);
    return [...new Set(seen)];
  };
}
