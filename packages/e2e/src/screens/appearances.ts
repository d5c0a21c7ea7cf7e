import type { Page } from '@playwright/test';

const widths = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];
const schemes = ['light', 'dark'] as const;

/** Ends when the page wears the scheme and no passing animation runs; spinners go on for ever. */
async function settle(page: Page, scheme: string): Promise<void> {
  await page.waitForFunction(
    (dark) => {
      const passing = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      return document.documentElement.classList.contains('dark') === dark && passing.length === 0;
    },
    scheme === 'dark',
    { polling: 'raf' },
  );
}

/** Shows the open page at 1440 and 360 px, light and dark, and calls back for each. */
export async function inEachAppearance(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const size of widths) {
    await page.setViewportSize(size);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await settle(page, colorScheme);
      await look(`${size.width}-${colorScheme}`);
    }
  }
}
