import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until the next frame has passed, since rows of tabs and menus move the focus only in the
 * frame after the key.
 */
const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Presses a key until `target` has the focus, or is the highlighted item of an open menu; at most `limit` times. */
export async function pressUntilFocused(page: Page, key: string, target: Locator, limit = 80): Promise<void> {
  const arrived = () =>
    target.evaluateAll((elements) =>
      elements.some(
        (element) => element === document.activeElement || element.hasAttribute('data-highlighted'),
      ),
    );
  for (let presses = 0; presses < limit; presses += 1) {
    if (await arrived()) return;
    await page.keyboard.press(key);
    await nextFrame(page);
  }
  expect(await arrived(), `${key} leads to ${target.toString()}`).toBe(true);
}
