import type { Page, ViewportSize } from '@playwright/test';

/**
 * Gives the window of an open page another size. Chromium keeps the styles of the old size for good where a rule was
 * inserted by script just before (seen in 156): the media queries are evaluated again, the elements are not. So all of
 * them are matched again.
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
