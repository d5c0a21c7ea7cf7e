import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a key until `target` has the focus, or is the item at hand of an open menu; at most `limit` times. */
export async function reach(page: Page, key: string, target: Locator, limit = 80): Promise<void> {
  const arrived = () =>
    target.evaluateAll((elements) =>
      elements.some(
        (element) => element === document.activeElement || element.hasAttribute('data-highlighted'),
      ),
    );
  for (let presses = 0; presses < limit; presses += 1) {
    if (await arrived()) return;
    await page.keyboard.press(key);
  }
  expect(await arrived(), `${key} leads to ${target.toString()}`).toBe(true);
}
