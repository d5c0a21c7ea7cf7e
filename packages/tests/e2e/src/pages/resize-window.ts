import type { Page, ViewportSize } from '@playwright/test';

/**
 * Resizes the window of an open page, and makes Chromium match all elements again. If a script has
 * inserted a style rule just before, Chromium (seen in 156) re-evaluates the media queries but
 * keeps the old styles of elements permanently.
 */
export async function resizeWindow(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width);
  await page.evaluate(() => {
    const everyElement = new CSSStyleSheet();
    everyElement.replaceSync('* { --resized: 1 }');
    const own = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [...own, everyElement];
    document.documentElement.getBoundingClientRect();
    document.adoptedStyleSheets = own;
  });
}
