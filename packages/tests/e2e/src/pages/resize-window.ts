import type { Page, ViewportSize } from '@playwright/test';

/**
 * Resizes the window of an open page. Chromium keeps the styles of the old size permanently if a script inserted a rule just before
 * (seen in 156): media queries are re-evaluated, elements are not. So all elements are matched again.
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
